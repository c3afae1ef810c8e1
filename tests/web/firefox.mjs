// Plays a game in Debian's Firefox, over WebDriver BiDi: node tests/web/firefox.mjs ADDRESS FIREFOX
// It is played by keys and clicks until the end is shown; errors of the page end it with 1.
import { createRequire } from "node:module";

const require = createRequire(new URL("../../web/package.json", import.meta.url));
const { launch } = require("puppeteer-core");

const [address, executablePath] = process.argv.slice(2);
const ASKED = "#question[data-asked]";
const OVER = "[data-part=end]";
const MOST = 700;
const CALM = { motion: false, speed: 4, sound: false };
const wrong = [];

/** Presses something that is offered, as a person does; false if nothing is offered now. */
function chooseOne(number) {
  const confirm = document.querySelector("[data-confirm]");
  const things = [...document.querySelectorAll("#question[data-asked] [data-choice]:not(:disabled)")];
  const chosen = confirm ?? things[number % things.length];
  chosen?.click();
  return Boolean(chosen);
}

async function playToTheEnd(page) {
  for (let number = 0; number < MOST; number += 1) {
    await page.waitForSelector(`${ASKED}, ${OVER}`, { timeout: 60_000 });
    if (await page.$(OVER)) return number;
    const before = await page.evaluate("document.querySelector('#question')?.dataset.decision");
    const sure = await page.$("[data-confirm]");
    await page.evaluate(chooseOne, number);
    await page.waitForFunction(
      (was, asked, over) =>
        document.querySelector(over) ||
        document.querySelector("#question")?.dataset.decision !== was ||
        Boolean(document.querySelector("[data-confirm]")) !== asked,
      { timeout: 60_000 },
      before,
      sure !== null,
      OVER,
    );
  }
  throw new Error("the game does not end");
}

const browser = await launch({ browser: "firefox", executablePath, headless: true });
try {
  const page = await browser.newPage();
  page.on("pageerror", (error) => wrong.push(String(error)));
  page.on("console", (line) => line.type() === "error" && wrong.push(line.text()));
  await page.setViewport({ width: 1280, height: 720 });
  await page.goto(address);
  await page.evaluate((calm) => localStorage.setItem("fort-settings", JSON.stringify(calm)), {
    ...CALM,
    bots: "random",
  });
  await page.reload();
  await (await page.waitForSelector("[data-part=start]")).click();
  const answers = await playToTheEnd(page);
  const cut = await page.evaluate("document.documentElement.scrollWidth > innerWidth");
  if (cut) wrong.push("the page can be scrolled sideways");
  console.log(JSON.stringify({ version: await browser.version(), answers, wrong }));
} finally {
  await browser.close();
}
process.exit(wrong.length ? 1 : 0);
