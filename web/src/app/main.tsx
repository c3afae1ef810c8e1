import "@fontsource-variable/nunito/wght.css";
import "@fontsource-variable/shantell-sans/wght.css";
import "../style/all.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { followSystemTheme } from "./settings.ts";
import { keepShareKey } from "./sharing.ts";

followSystemTheme();
keepShareKey();
window.addEventListener("hashchange", keepShareKey);
const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js");
