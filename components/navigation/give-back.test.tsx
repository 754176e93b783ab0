// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { earlyScript, type EarlyPress } from "#lib/browser/early-presses.ts";
import { giveBack } from "./give-back.ts";

afterEach(cleanup);

const done = vi.fn<(what: string) => void>();

/** A form as pages have them: what is typed lives in React, and the browser shows what was typed before it came. */
function AForm() {
  const [name, setName] = useState("");
  const [size, setSize] = useState("");
  const [agrees, setAgrees] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const by = event.nativeEvent.submitter?.textContent ?? "nobody";
        done(`${by}: ${name}, ${size}, ${String(agrees)}`);
      }}
    >
      <input aria-label="name" value={name} onChange={(event) => setName(event.target.value)} />
      {["4 ans", "6 ans"].map((each) => (
        <input
          key={each}
          type="radio"
          name="size"
          aria-label={each}
          checked={size === each}
          onChange={() => setSize(each)}
        />
      ))}
      <input type="checkbox" aria-label="agrees" checked={agrees} onChange={() => setAgrees(!agrees)} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => done("opened")}>
        Open
      </button>
    </form>
  );
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const formOf = (element: HTMLElement) => element.closest("form")!;

/** What the browser does where React does not listen yet. */
function setSilently(input: HTMLInputElement, key: "value" | "checked", value: string | boolean): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, key)?.set?.call(input, value);
}

it("tells React what was typed and ticked before it came, in order, and sends it by the button that was pressed", async () => {
  render(<AForm />);
  const [name, size, agrees] = [field("name"), field("6 ans"), field("agrees")];
  setSilently(name, "value", "Léonie");
  setSilently(size, "checked", true);
  setSilently(agrees, "checked", true);
  const send = screen.getByText("Send");
  send.ariaBusy = "true";
  await giveBack([
    ["input", name, "Léonie"],
    ["input", size, true],
    ["input", agrees, true],
    ["submit", formOf(name), send],
  ]);
  expect(done.mock.calls).toEqual([["Send: Léonie, 6 ans, true"]]);
  expect([name.value, size.checked, agrees.checked, send.ariaBusy]).toEqual(["Léonie", true, true, null]);
});

it("presses a button once and no more waits at it; sends a form that Enter sent", async () => {
  render(<AForm />);
  const open = screen.getByText("Open");
  open.ariaBusy = "true";
  await giveBack([
    ["click", open],
    ["submit", formOf(open), null],
  ]);
  expect(done.mock.calls).toEqual([["opened"], ["nobody: , , false"]]);
  expect(open.ariaBusy).toBeNull();
});

/** A button that stays down, as what a browser keeps says: the page was seen before anybody knew. */
function AHeart({ isKept }: { isKept: boolean }) {
  const [isDown, setIsDown] = useState(isKept);
  return (
    <button type="button" aria-pressed={isDown} onClick={() => setIsDown(!isDown)}>
      Heart
    </button>
  );
}

it.each([
  ["empty", "false", false, "true"],
  ["empty and is known as kept by now", "false", true, "true"],
  ["full", "true", true, "false"],
])("keeps or gives up what was seen %s when it was pressed", async (_, seen, isKept, after) => {
  render(<AHeart isKept={isKept} />);
  const heart = screen.getByText("Heart");
  heart.ariaBusy = "true";
  await act(() => giveBack([["click", heart, seen]]));
  expect([heart.getAttribute("aria-pressed"), heart.ariaBusy]).toEqual([after, null]);
});

it("forgets what has left the page, and goes on with the rest", async () => {
  const { unmount } = render(<AForm />);
  const gone = screen.getByText("Open");
  unmount();
  render(<AForm />);
  await giveBack([
    ["click", gone],
    ["click", screen.getByText("Open")],
  ]);
  expect(done.mock.calls).toEqual([["opened"]]);
});

it("tells listeners of the document of a choice in what is in the HTML only", async () => {
  render(
    <div
      data-part="list"
      // oxlint-disable-next-line react/no-danger -- as a part of a page is
      dangerouslySetInnerHTML={{ __html: `<input type="checkbox" aria-label="blue" checked>` }}
    />,
  );
  const onChange = ({ target }: Event) => done(String((target as HTMLInputElement).checked));
  document.addEventListener("change", onChange);
  await giveBack([["input", field("blue"), true]]);
  document.removeEventListener("change", onChange);
  expect(done.mock.calls).toEqual([["true"]]);
});

it("gives two choices of a form back before the first leads away", async () => {
  document.body.innerHTML = `<div data-part="list"><form>
    <select aria-label="sort" name="sort"><option value="">-</option><option value="price">price</option></select>
    <input type="checkbox" aria-label="dresses" name="family" value="dresses">
  </form></div>`;
  const part = document.querySelector("[data-part]")!;
  Object.assign(part, { __reactProps$test: {} });
  const form = document.forms[0]!;
  const sort = screen.getByLabelText<HTMLSelectElement>("sort");
  const dresses = field("dresses");
  sort.value = "price";
  dresses.checked = true;
  const asked: string[] = [];
  const onChange = () => {
    asked.push([...new FormData(form)].map(([name, value]) => `${name}=${value as string}`).join("&"));
  };
  document.addEventListener("change", onChange);
  /* A busy browser is idle, and takes its next task, only after the page that was asked for has come, and this one was left
     without its choices. */
  const afterLeaving = (task: () => void) => {
    if (asked.length > 0) form.reset();
    queueMicrotask(task);
  };
  vi.stubGlobal("requestIdleCallback", afterLeaving);
  vi.stubGlobal("setTimeout", afterLeaving);
  await giveBack([
    ["input", sort, "price"],
    ["input", dresses, true],
  ]);
  document.removeEventListener("change", onChange);
  vi.unstubAllGlobals();
  expect(asked).toEqual(["sort=price&family=dresses", "sort=price&family=dresses"]);
});

it("takes what a field held last, whoever goes on typing while it waits", async () => {
  render(<AForm />);
  const name = field("name");
  setSilently(name, "value", "J");
  const kept: EarlyPress[] = [["input", name, "J"]];
  const waiting = giveBack(kept);
  /* As the script of early presses does: what was kept last of this field is replaced. */
  setSilently(name, "value", "Jo");
  kept.splice(0, 1, ["input", name, "Jo"]);
  await waiting;
  expect(name.value).toBe("Jo");

  const between = giveBack([
    ["input", name, "Jon"],
    ["click", screen.getByText("Open")],
    ["input", name, "Jona"],
  ]);
  const seen: string[] = [];
  name.addEventListener("input", () => seen.push(name.value));
  await between;
  expect(seen, "the older word is never written over the newer").toEqual(["Jona"]);
});

it("leaves alone what was typed since the page is live", async () => {
  render(<AForm />);
  const name = field("name");
  const waiting = giveBack([["input", name, "Lé"]], new Set([name]));
  setSilently(name, "value", "Léo");
  await waiting;
  expect(name.value).toBe("Léo");
});

it("gives back once what a browser tells of as of a visitor's while the page is not live: a choice, and a form", async () => {
  /* Other tests share this window: what listens here ends with this one. */
  const listening = new AbortController();
  const listen = (kind: string, hear: EventListener, capture = false) =>
    window.addEventListener(kind, hear, { capture, signal: listening.signal });
  // oxlint-disable-next-line typescript/no-implied-eval -- the script as it stands in the HTML
  new Function("addEventListener", earlyScript)(listen);
  const presses = window.earlyPresses!;
  render(<AForm />);
  const [size, agrees] = [field("6 ans"), field("agrees")];
  setSilently(size, "checked", true);
  setSilently(agrees, "checked", true);
  presses.push(["input", size, true], ["input", agrees, true], ["submit", formOf(size), screen.getByText("Send")]);
  done.mockClear();
  await act(() => giveBack(presses));
  expect(done.mock.calls).toEqual([["Send: , 6 ans, true"]]);
  expect(presses).toHaveLength(0);
  listening.abort();
  delete window.earlyPresses;
});
