import type { BoxPrint, ErrorBody, TableInfo } from "./messages.ts";

/** A refusal of the server: its stable code chooses the sentence, its message is the English fallback. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message);
  }
}

export interface Me {
  guest: { id: string; nickname: string } | null;
  version: string;
  engine: string;
  share: { url: string; qr_svg: string } | null;
}

export interface NewSeat {
  kind: "me" | "person" | "bot";
  bot?: string;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = {
    method,
    credentials: "same-origin",
    headers: { accept: "application/json" },
  };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { accept: "application/json", "content-type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new ApiError(0, { code: "offline", message: "The server cannot be reached." });
  }
  const text = await answer.text();
  const data: unknown =
    text && answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
  if (answer.ok) return data as T;
  const error = (data as { error?: ErrorBody }).error;
  throw new ApiError(answer.status, error ?? { code: `http-${answer.status}`, message: answer.statusText });
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("POST", path, body);
export const remove = <T>(path: string): Promise<T> => call<T>("DELETE", path);

export const api = {
  me: () => get<Me>("/api/me"),
  name: (nickname: string) => post<Me>("/api/me", { nickname }),
  box: () => get<BoxPrint>("/api/box"),
  edition: (fingerprint: string) => get<BoxPrint>(`/api/box/${fingerprint}`),
  boxOf: (table: string) => get<BoxPrint>(`/api/tables/${table}/box`),
  playNow: (bot = "regular") => post<TableInfo>("/api/play-now", { bot }),
  myTables: () => get<TableInfo[]>("/api/my/tables"),
  openTables: () => get<TableInfo[]>("/api/tables"),
  table: (id: string, invitation?: string) =>
    get<TableInfo>(`/api/tables/${id}${invitation ? `?invitation=${encodeURIComponent(invitation)}` : ""}`),
  create: (wish: unknown) => post<TableInfo>("/api/tables", wish),
  join: (id: string, body: { invitation?: string; seat?: number }) =>
    post<TableInfo>(`/api/tables/${id}/join`, body),
  start: (id: string, fill: string | null) =>
    post<TableInfo>(`/api/tables/${id}/start`, fill ? { fill } : {}),
  leave: (id: string) => post<TableInfo>(`/api/tables/${id}/leave`),
  removeSeat: (id: string, seat: number) => post<TableInfo>(`/api/tables/${id}/remove`, { seat }),
  nameSeat: (id: string, seat: number, nickname: string) =>
    post<TableInfo>(`/api/tables/${id}/name`, { seat, nickname }),
  rematch: (id: string) => post<TableInfo>(`/api/tables/${id}/rematch`),
  share: (key: string) => post<{ url: string; qr_svg: string }>("/api/share", { key }),
  verify: (id: string) => get<{ ok: boolean; commitment: string | null }>(`/api/games/${id}/verify`),
};
