import { type ReactNode, useEffect, useState } from "react";
import { ApiError, api } from "../net/api.ts";
import type { ErrorBody, TableInfo } from "../net/messages.ts";
import { socketUrl, TableSocket } from "../net/socket.ts";
import { TableStore } from "../play/store.ts";
import { TableScreen } from "../table/TableScreen.tsx";
import { WaitingRoom } from "../table/WaitingRoom.tsx";
import { useErrorText } from "../text/errors.ts";
import { useWords } from "../text/words.ts";
import { NoteBox } from "./NoteBox.tsx";

/** One table over its socket. */
function LiveTable({ id, invitation }: { id: string; invitation?: string }): ReactNode {
  const [store] = useState(() => new TableStore());
  useEffect(() => {
    const socket = new TableSocket(socketUrl(id), store);
    store.wire = socket;
    socket.open();
    return () => {
      socket.close();
      store.wire = null;
    };
  }, [id, store]);
  return <TableScreen store={store} invitation={invitation} />;
}

/** A table by its address: sits down first if one was invited. */
export function GamePage({ id }: { id: string }): ReactNode {
  const { t } = useWords();
  const say = useErrorText();
  const invitation = location.hash.slice(1) || undefined;
  const [table, setTable] = useState<TableInfo | null>(null);
  const [error, setError] = useState<ErrorBody | null>(null);
  const load = () =>
    api
      .table(id, invitation)
      .then(setTable, (problem: unknown) => problem instanceof ApiError && setError(problem.body));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a table
  useEffect(() => {
    void load();
  }, [id]);
  if (error) return <NoteBox>{say(error)}</NoteBox>;
  if (!table) return <main className="lawn page" aria-busy="true" />;
  const outside = !table.host && !table.seats.some((seat) => seat.you);
  const waiting = table.status === "waiting";
  if (outside && waiting && !table.seats.some((seat) => seat.kind === "empty"))
    return <NoteBox open>{t("join-full")}</NoteBox>;
  if (outside && table.status === "running" && !table.spectators)
    return <NoteBox open>{t("join-too-late")}</NoteBox>;
  if (outside && waiting)
    return <WaitingRoom table={table} invitation={invitation} joined={() => void load()} />;
  return <LiveTable id={id} invitation={invitation} />;
}
