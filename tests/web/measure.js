// What is wrong with the screen as it is now: cut, covered, out of reach. Goes after shown.js.
const PRESSED = "button, a[href], input, select, textarea, summary";
const PIECES = `${PRESSED}, .card, .avatar, svg.icon`;
const OVER = "[data-over]"; // what lies over the table on purpose, for as long as it is open
const SLACK = 2.5;

const topmost = () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

function called(element) {
  const words = tidy(element.getAttribute("aria-label") ?? element.innerText ?? "") || element.dataset?.icon || "";
  const near = element.closest("[data-zone], [data-part], [id], [aria-label]:not(button)");
  const place = near && (near.dataset.zone ?? near.dataset.part ?? near.id);
  const what = element.dataset?.choice ?? element.dataset?.kid ?? "";
  return `${element.tagName.toLowerCase()} ${what} "${words.slice(0, 40)}" in ${place || near?.getAttribute("aria-label") || "the page"}`;
}

const scrolls = (style) => [style.overflowX, style.overflowY].some((one) => one === "auto" || one === "scroll");

/** The part of the window in which something inside `element` can be seen without scrolling. */
function windowOf(element) {
  const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const box = around.getBoundingClientRect();
    seen.left = Math.max(seen.left, box.left);
    seen.top = Math.max(seen.top, box.top);
    seen.right = Math.min(seen.right, box.right);
    seen.bottom = Math.min(seen.bottom, box.bottom);
    if (getComputedStyle(around).position === "fixed") break;
  }
  return seen;
}

function hits(element, x, y) {
  const found = document.elementFromPoint(x, y);
  return Boolean(found && (element.contains(found) || found.contains(element) && found.closest("label") === found));
}

/** Scrolled to, can it be pressed? A card may lie under its neighbours, if enough of it looks out. */
function outOfReach(element) {
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = element.getBoundingClientRect();
  if (box.left < -SLACK || box.right > innerWidth + SLACK) return "stands outside the window";
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
  const good = steps.flatMap((x) => steps.filter((y) => hits(element, box.left + x * box.width, box.top + y * box.height)));
  const enough = element.matches(".card, [data-token]") ? 5 : 15;
  if (good.length >= enough) return "";
  const cover = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  if (cover?.closest(OVER) && !element.closest(OVER)) return ""; // until it is closed
  if (element.matches("p a, label *") && good.length) return ""; // a link that runs over two lines
  return `can be pressed on ${good.length} of 25 points; ${cover ? called(cover) : "nothing"} is there`;
}

/** Cut by something that cannot be scrolled. */
function cut(element) {
  const box = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    if (style.overflow === "visible" || around.matches(".avatar, .card, .card *")) continue;
    if (scrolls(style)) return "";
    const frame = around.getBoundingClientRect();
    const over = Math.max(frame.left - box.left, box.right - frame.right, frame.top - box.top, box.bottom - frame.bottom);
    if (over > SLACK) return `is cut by ${Math.round(over)} px in ${called(around)}`;
  }
  return "";
}

function* coveredTexts(within) {
  for (const node of textNodes()) {
    const element = node.parentElement;
    if (!within.contains(element) || element.closest(".spoken, .card, [inert], option")) continue;
    if (getComputedStyle(element).pointerEvents === "none") continue; // a point does not find it
    const range = document.createRange();
    range.selectNodeContents(node);
    const seen = windowOf(node);
    for (const box of range.getClientRects()) {
      const y = (box.top + box.bottom) / 2;
      if (box.width < 3 || box.height < 3 || y < seen.top || y > seen.bottom) continue;
      for (const x of [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
        const found = x > seen.left && x < seen.right && document.elementFromPoint(x, y);
        if (!found || element.contains(found) || found.contains(element) || found.closest("label")?.contains(element) || found.closest(`${OVER}, .avatar, [role=img], [type=range]`)) continue;
        yield `"${tidy(node.nodeValue).slice(0, 50)}" of ${called(element)} is covered by ${called(found)}`;
        break;
      }
    }
  }
}

const related = (one, other) =>
  one.contains(other) || other.contains(one) || (one.matches(".card") && other.matches(".card"));

function* overlaps(things) {
  const boxes = things.map((thing) => [thing, thing.getBoundingClientRect()]);
  for (const [at, [one, a]] of boxes.entries())
    for (const [other, b] of boxes.slice(at + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide <= SLACK || high <= SLACK || related(one, other) || one.matches("p a")) continue;
      if (one.closest(OVER) !== other.closest(OVER) || apart(one, other)) continue;
      yield `${called(one)} overlaps ${called(other)} by ${Math.round(wide)} x ${Math.round(high)} px`;
    }
}

/** One of them is scrolled out of view: they only seem to overlap. */
function apart(one, other) {
  return [one, other].some((thing) => {
    const box = thing.getBoundingClientRect();
    const seen = windowOf(thing);
    return box.bottom > seen.bottom + SLACK || box.top < seen.top - SLACK;
  });
}

/** What is open beside a thing leaves the question alone and stays in the window. */
function* straying() {
  const question = document.querySelector("#question[data-asked]")?.getBoundingClientRect();
  for (const beside of document.querySelectorAll("[data-over=beside]")) {
    const box = beside.getBoundingClientRect();
    if (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      yield `${called(beside)} stands outside the window`;
    if (!question) continue;
    const wide = Math.min(box.right, question.right) - Math.max(box.left, question.left);
    const high = Math.min(box.bottom, question.bottom) - Math.max(box.top, question.top);
    if (wide > 1 && high > 1) yield `${called(beside)} covers the question by ${Math.round(wide)} x ${Math.round(high)} px`;
  }
}

function faults() {
  const within = topmost();
  const visible = (element) => there(element) && !element.closest("[inert], .spoken") && element.getBoundingClientRect().right > 0;
  const scrolled = [...document.querySelectorAll("*")].filter((one) => one.scrollTop || one.scrollLeft);
  const places = scrolled.map((one) => [one, one.scrollTop, one.scrollLeft]);
  const pressed = [...within.querySelectorAll(PRESSED)].filter(visible);
  const pieces = [...within.querySelectorAll(PIECES)].filter(visible);
  const found = new Set([...misfits(), ...straying(), ...coveredTexts(within), ...overlaps(pressed)]);
  for (const piece of pieces) {
    const by = cut(piece);
    if (by) found.add(`${called(piece)} ${by}`);
  }
  for (const one of pressed) {
    if (one.matches("input") && one.closest("label")) continue; // its label is pressed
    const why = outOfReach(one);
    if (why) found.add(`${called(one)} ${why}`);
  }
  for (const one of document.querySelectorAll("*")) if (one.scrollTop || one.scrollLeft) one.scrollTo(0, 0);
  for (const [one, top, left] of places) one.scrollTo(left, top);
  return [...found];
}
