import "@fontsource-variable/nunito/wght.css";
import "@fontsource-variable/shantell-sans/wght.css";
import "../style/tokens.css";
import "../style/base.css";
import "../style/pieces.css";
import "../style/forms.css";
import "../style/card.css";
import "../style/pages.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { keepFitting } from "./fit.ts";
import { followSystemTheme } from "./settings.ts";
import { keepShareKey } from "./sharing.ts";

followSystemTheme();
keepFitting();
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
