// @vitest-environment jsdom
import { expect, it } from "vitest";
import de from "#messages/de.json" with { type: "json" };
import es from "#messages/es.json" with { type: "json" };
import nl from "#messages/nl.json" with { type: "json" };
import { strayTexts } from "./one-language.ts";

const show = (html: string) => {
  document.body.innerHTML = html;
};

it("lets a page of one language pass, with names of pieces in it", async () => {
  show(`<p>${nl.fittingRoom.learnt}</p><button>${nl.fittingRoom.keep}</button><p>La marinière Ana</p>`);
  expect(await strayTexts("nl")).toEqual([]);
});

it.each([
  ["a text of another language", `<p>${de.fittingRoom.learnt}</p>`],
  ["one with a fact in it", `<p>${es.fittingRoom.isDropped.replace("{name}", "Ana")}</p>`],
  ["one that is only read out", `<button aria-label="${de.fittingRoom.next}"></button>`],
  ["a key", "<p>fittingRoom.left.over</p>"],
])("finds %s", async (_, html) => {
  show(html);
  expect(await strayTexts("nl")).toHaveLength(1);
});
