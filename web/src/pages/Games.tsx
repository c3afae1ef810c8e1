import type { ReactNode } from "react";

export default function Page(_: { id?: string }): ReactNode {
  return null;
}
