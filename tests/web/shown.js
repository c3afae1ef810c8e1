const ATTRIBUTES = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"];
const there = (element) => element.checkVisibility({ visibilityProperty: true });
const tidy = (text) => text.replace(/\s+/g, " ").trim();

function* textNodes() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element.closest("script, style, noscript") && tidy(walker.currentNode.nodeValue) && there(element))
      yield walker.currentNode;
  }
}

function shownTexts() {
  const found = new Set([document.title]);
  for (const node of textNodes()) found.add(tidy(node.nodeValue));
  for (const element of document.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join()))
    if (there(element))
      for (const name of ATTRIBUTES) if (element.hasAttribute(name)) found.add(tidy(element.getAttribute(name)));
  return [...found];
}

const clips = (style) => style.overflowX !== "visible";
const isBox = (style) => style.borderRightStyle !== "none" && parseFloat(style.borderRightWidth) > 0;

function misfits() {
  const found = new Set();
  const scroller = document.scrollingElement;
  if (scroller.scrollWidth > innerWidth) found.add(`the page is ${scroller.scrollWidth} px wide`);
  for (const node of textNodes()) {
    const element = node.parentElement;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const by = misfit(element, box);
      if (by) found.add(`${describe(element)}: "${tidy(node.nodeValue).slice(0, 60)}" ${by}`);
    }
  }
  return [...found];
}

/** Goes outwards from a line of text until something may be scrolled: is the line cut off on the way? */
function misfit(element, box) {
  if (box.width < 1 || box.height < 1 || box.right < 0) return ""; // links that appear with the focus wait on the left
  let boxed = false;
  for (let around = element; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    if (!boxed && isBox(style)) {
      boxed = true;
      const over = box.right - around.getBoundingClientRect().right;
      if (over > 2) return `runs ${Math.round(over)} px out of ${describe(around)}`;
    }
    if (style.clipPath !== "none" || style.position === "fixed" && around.inert) return "";
    if (!clips(style) || style.display === "inline") continue;
    if (style.textOverflow === "ellipsis" && element.closest("bdi")) return ""; // people's names are as long as they like
    if (["auto", "scroll"].includes(style.overflowX) && around !== document.scrollingElement) return "";
    const frame = around.getBoundingClientRect();
    if (frame.width <= 2) return ""; // for screen readers only
    if (box.right > frame.right + 1.5) return `is cut by ${Math.round(box.right - frame.right)} px in ${describe(around)}`;
    if (box.left < frame.left - 1.5) return `is cut on the left in ${describe(around)}`;
    if (["auto", "scroll"].includes(style.overflowY)) return "";
    const middle = (box.top + box.bottom) / 2;
    if (middle > frame.bottom || middle < frame.top) return `is cut above or below in ${describe(around)}`;
  }
  if (box.right > innerWidth + 1.5) return `ends ${Math.round(box.right - innerWidth)} px outside`;
  if (box.left < -1.5) return `begins ${Math.round(-box.left)} px outside`;
  return "";
}

const describe = (element) =>
  `${element.tagName.toLowerCase()}.${[...element.classList].join(".")} < .${[...(element.parentElement?.classList ?? [])].join(".")}`;
