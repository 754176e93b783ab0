import "#components/sheets/acts.css";
import { iconButtonClass } from "#components/ui/icon-button.tsx";
import { spriteAddress, type IconName } from "#components/ui/icon.tsx";
import { swipeOf } from "#lib/browser/swipe.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import { fitInto, keepInside, moveBy, pinch, wholeView, zoomAt, type Bounds, type View } from "#lib/catalog/zoom.ts";
import { splitLocale } from "#lib/routing/href.ts";

const stepFactor = 1.5;
const stepPx = 80;

interface Shown {
  url: string;
  alt: string;
  width: number;
  height: number;
}

function pictureOf(link: HTMLAnchorElement): Shown {
  const image = link.querySelector("img");
  return { url: link.href, alt: image?.alt ?? "", width: image?.width ?? 3, height: image?.height ?? 4 };
}

/**
 * Shows the pictures of a gallery one at a time over the whole window, enlarged and moved by fingers, wheel, keys and
 * buttons. Plain DOM: it is fetched with the first press on a picture, and React would weigh more than all of it.
 */
export async function openZoom(pressed: HTMLAnchorElement): Promise<void> {
  const { zoom: t } = await lazyMessages(splitLocale(location.pathname).locale, "zoom");
  const links = [...(pressed.closest(".ga-main")?.querySelectorAll<HTMLAnchorElement>("a[data-zoom]") ?? [pressed])];
  const pictures = links.map(pictureOf);
  const dialog = document.createElement("dialog");
  dialog.className = "zoom";
  dialog.setAttribute("aria-label", t.title);
  const stage = document.createElement("div");
  stage.className = "zoom-stage";
  stage.tabIndex = 0;
  stage.setAttribute("role", "group");
  stage.setAttribute("aria-label", t.stage);
  const image = document.createElement("img");
  image.draggable = false;
  stage.append(image);
  const place = document.createElement("p");
  place.setAttribute("role", "status");
  const tools = document.createElement("div");
  tools.className = "zoom-tools";
  let index = Math.max(0, links.indexOf(pressed));
  let view: View = wholeView;

  const bounds = (): Bounds => {
    const size = { width: stage.clientWidth, height: stage.clientHeight };
    return { stage: size, picture: fitInto(size, pictures[index] ?? { width: 3, height: 4 }) };
  };
  const lay = (next: View) => {
    view = next;
    image.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    stage.classList.toggle("zoom-large", view.scale > 1);
    larger.disabled = view.scale >= 6;
    smaller.disabled = view.scale <= 1;
  };
  const show = (next: number) => {
    index = (next + pictures.length) % pictures.length;
    const picture = pictures[index];
    if (!picture) return;
    image.src = picture.url;
    image.alt = picture.alt;
    image.width = picture.width;
    image.height = picture.height;
    place.textContent = t.place.replace("{index}", String(index + 1)).replace("{count}", String(pictures.length));
    lay(wholeView);
  };
  const enlarge = (factor: number, at = { x: 0, y: 0 }) => lay(zoomAt(view, factor, at, bounds()));
  const addButton = (icon: IconName, label: string, press: () => void) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = iconButtonClass;
    button.setAttribute("aria-label", label);
    button.innerHTML = `<svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true"><use href="${spriteAddress(icon)}"/></svg>`;
    button.addEventListener("click", press);
    tools.append(button);
    return button;
  };
  if (pictures.length > 1) addButton("chevron-left", t.previous, () => show(index - 1));
  tools.append(place);
  if (pictures.length > 1) addButton("chevron-right", t.next, () => show(index + 1));
  const smaller = addButton("minus", t.smaller, () => enlarge(1 / stepFactor));
  const larger = addButton("plus", t.larger, () => enlarge(stepFactor));
  addButton("close", t.close, () => dialog.close());

  dialog.addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const directions: Record<string, [number, number]> = {
      ArrowLeft: [1, 0],
      ArrowRight: [-1, 0],
      ArrowUp: [0, 1],
      ArrowDown: [0, -1],
    };
    const direction = directions[key];
    if (direction && view.scale > 1)
      lay(moveBy(view, { x: direction[0] * stepPx, y: direction[1] * stepPx }, bounds()));
    else if (direction?.[0]) show(index - direction[0]);
    else if (key === "+" || key === "=") enlarge(stepFactor);
    else if (key === "-") enlarge(1 / stepFactor);
    else if (key === "0") lay(wholeView);
    else return;
    event.preventDefault();
  });
  followPointers(stage, {
    move: (by) => lay(moveBy(view, by, bounds())),
    pinch: (before, now) => lay(pinch(view, before, now, bounds())),
    swipe: (by) => {
      if (view.scale === 1) show(index + by);
    },
    double: (at) => (view.scale > 1 ? lay(wholeView) : enlarge(2.5, at)),
    wheel: (factor, at) => enlarge(factor, at),
  });
  const onResize = () => lay(keepInside(view, bounds()));
  const onLeave = () => dialog.close();
  dialog.addEventListener("close", () => {
    window.removeEventListener("resize", onResize);
    window.removeEventListener("popstate", onLeave);
    dialog.remove();
    /* The gallery goes on where the visitor has looked. */
    const link = links[index];
    link?.scrollIntoView({ block: "nearest", inline: "center", behavior: "instant" });
    link?.focus({ preventScroll: true });
  });
  window.addEventListener("resize", onResize);
  window.addEventListener("popstate", onLeave);
  dialog.append(stage, tools);
  document.body.append(dialog);
  dialog.showModal();
  show(index);
  stage.focus();
}

interface Place {
  x: number;
  y: number;
}

interface Gestures {
  move: (by: Place) => void;
  pinch: (before: readonly [Place, Place], now: readonly [Place, Place]) => void;
  /** One to the next picture, minus one to the one before. */
  swipe: (by: 1 | -1) => void;
  double: (at: Place) => void;
  wheel: (factor: number, at: Place) => void;
}

/** Turns what fingers, mouse and wheel do on the stage into gestures; places count from its middle. */
function followPointers(stage: HTMLElement, gestures: Gestures): void {
  const down = new Map<number, Place>();
  let start: Place | null = null;
  const placeOf = ({ clientX, clientY }: MouseEvent): Place => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  stage.addEventListener("pointerdown", (event) => {
    stage.setPointerCapture(event.pointerId);
    down.set(event.pointerId, placeOf(event));
    start = down.size === 1 ? placeOf(event) : null;
  });
  stage.addEventListener("pointermove", (event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    down.set(event.pointerId, now);
    if (other) gestures.pinch([before, other], [now, other]);
    else gestures.move({ x: now.x - before.x, y: now.y - before.y });
  });
  const lift = (event: PointerEvent) => {
    const place = placeOf(event);
    down.delete(event.pointerId);
    if (!start || event.type === "pointercancel") return;
    const to = swipeOf({ x: place.x - start.x, y: place.y - start.y });
    if (to) gestures.swipe(to === "left" ? 1 : -1);
    start = null;
  };
  stage.addEventListener("pointerup", lift);
  stage.addEventListener("pointercancel", lift);
  stage.addEventListener("dblclick", (event) => gestures.double(placeOf(event)));
  stage.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      gestures.wheel(Math.exp(-event.deltaY / 400), placeOf(event));
    },
    { passive: false },
  );
}
