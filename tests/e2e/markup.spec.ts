import type { PageName } from "#lib/routing/routes.ts";
import { addressOf, findLandmarks, pageNames } from "./crawl/addresses.ts";
import { ask } from "./crawl/answer.ts";
import { endingOf } from "./crawl/doors.ts";
import { comeAs, visitor, type Kind } from "./crawl/kinds.ts";
import { judgeOfMarkup } from "./crawl/markup.ts";
import { expect, test } from "./test.ts";

/** For whom pages open: nobody known where they are for everybody, else whoever they were made for. */
const readers = [
  "visitor",
  "subscriber",
  "woman",
  "prospect",
  "loyal",
  "failed-payment",
] as const satisfies readonly Kind[];

test("every page is written in HTML that is valid and says what is what", async ({ baseURL }) => {
  const base = baseURL ?? "";
  const landmarks = await findLandmarks("de");
  const seen = new Set<PageName>(["logout"]);
  const findProblems = judgeOfMarkup();
  const problems: string[] = [];
  for (const kind of readers) {
    const person = kind === "visitor" ? visitor : await comeAs(kind, base);
    const names = pageNames.filter((name) => !seen.has(name) && endingOf(name, person) === "open");
    for (const name of names) {
      const { status, leadsTo, html } = await ask(base, addressOf(name, person, landmarks), person.cookies);
      /* An old spelling leads on, for everybody. */
      if (status !== 200 || leadsTo !== null) continue;
      seen.add(name);
      problems.push(...findProblems(html).map((problem) => `${name}: ${problem}`));
    }
  }
  const { html } = await ask(base, "/de/nirgends", {});
  problems.push(...findProblems(html).map((problem) => `a wrong address: ${problem}`));
  expect(problems).toEqual([]);
  expect(seen.size, "pages that were read").toBeGreaterThan(pageNames.length - 12);
});
