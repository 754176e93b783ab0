import "#components/sheets/acts.css";
import "./measuring.css";
import { locales } from "#contract/locale.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import { keepChoice, readChoice, type MeasuringChoice } from "#lib/measuring/choice.ts";
import { href } from "#lib/routing/href.ts";
import { isStaffHere } from "#lib/session/client-status.ts";
import { startTags, stopTags, sweepUp } from "./start-tags.ts";

const localeHere = () => locales.find((locale) => locale === document.documentElement.lang) ?? "fr";

const choose = (choice: MeasuringChoice): void => {
  keepChoice(choice, new Date());
  if (choice === "yes") startTags(localeHere());
  else stopTags();
};

/** Starts what the visitor agreed to, and asks who has not chosen yet, or so long ago that it counts no longer. */
export async function startMeasuring(): Promise<void> {
  if (isStaffHere()) return;
  const choice = readChoice(new Date());
  if (choice === "yes") return startTags(localeHere());
  sweepUp();
  if (choice === null) await askToMeasure();
}

/**
 * The question, over the page and in nobody's way: the rest goes on without an answer. Yes and no are two buttons of one
 * size. `opener`: what was pressed to come back to it, which gets the focus again.
 */
export async function askToMeasure(opener?: HTMLElement): Promise<void> {
  const locale = localeHere();
  const { measuring: t } = await lazyMessages(locale, "measuring");
  const asked = document.getElementById("measuring-title");
  if (asked) return opener && asked.focus();
  const box = document.createElement("section");
  box.className = "measuring";
  box.setAttribute("aria-labelledby", "measuring-title");
  const title = document.createElement("h2");
  title.id = "measuring-title";
  title.textContent = t.title;
  title.tabIndex = -1;
  const words = document.createElement("p");
  words.textContent = `${t.text} `;
  const more = document.createElement("a");
  more.href = `${href(locale, "terms-and-conditions")}#data`;
  more.textContent = t.more;
  words.append(more);
  const close = (choice: MeasuringChoice) => {
    box.remove();
    opener?.focus();
    choose(choice);
  };
  const button = (choice: MeasuringChoice, label: string) => {
    const element = document.createElement("button");
    element.type = "button";
    element.textContent = label;
    element.addEventListener("click", () => close(choice));
    return element;
  };
  const ways = document.createElement("div");
  ways.append(button("no", t.refuse), button("yes", t.accept));
  box.append(title, words, ways);
  document.body.append(box);
  if (opener) title.focus();
}
