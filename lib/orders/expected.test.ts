import { createTranslator } from "next-intl";
import { expect, it } from "vitest";
import { locales } from "#contract/locale.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { expectedDays } from "./expected.ts";

it.each(locales)("is one day for a box and a span for a parcel, in %s", async (locale) => {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: "order" });
  const day = { expected_from: "2026-11-25", expected_until: "2026-11-25" };
  const { from, until } = expectedDays({ ...day, expected_until: "2026-11-27" }, locale);
  const one = t("expected", expectedDays(day, locale));
  const several = t("expected", { span: "DAYS", from, until });
  expect([one.split(from).length, several.includes(from), several.includes(until)]).toEqual([2, true, true]);
});
