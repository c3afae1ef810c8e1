// Before the first paint: the remembered theme, so that nothing flashes.
(() => {
  let theme = "system";
  try {
    theme = JSON.parse(localStorage.getItem("fort-settings") ?? "{}").theme ?? "system";
  } catch {
    // nothing remembered
  }
  const dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
