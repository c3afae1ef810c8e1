// Keeps the page itself for when the server is away: the app then says so instead of the browser.
const SHELL = "fort-shell";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const mine = url.origin === location.origin && event.request.method === "GET" && !url.pathname.startsWith("/api/");
  if (!mine) return;
  const key = event.request.mode === "navigate" ? "/" : event.request;
  event.respondWith(
    fetch(event.request)
      .then(async (answer) => {
        if (answer.ok && (event.request.mode === "navigate" || url.pathname.startsWith("/assets/"))) {
          const shell = await caches.open(SHELL);
          await shell.put(key, answer.clone());
        }
        return answer;
      })
      .catch(async () => (await caches.match(key)) ?? Response.error()),
  );
});
