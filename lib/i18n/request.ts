import { getRequestConfig } from "next-intl/server";
import * as rootParams from "next/root-params";
import { locales } from "#contract/locale.ts";
import { loadMessages } from "./messages.ts";

/** Zone of every date a customer reads. */
const timeZone = "Europe/Paris";

export default getRequestConfig(async () => {
  const asked = await rootParams.locale();
  const locale = locales.find((candidate) => candidate === asked) ?? "fr";
  return { locale, timeZone, messages: await loadMessages(locale) };
});
