import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Locale } from "#contract/locale.ts";
import { getConfig, type ConfigKey } from "#contract/website.ts";
import { cacheTags } from "#lib/cache/tags.ts";
import { hasCode } from "#lib/http/app-error.ts";
import { publicApi } from "#lib/http/server-client.ts";

/** Value of a switch in a language; an unknown key counts as empty. Throws when the API cannot be reached. */
async function readSwitch(locale: Locale, key: ConfigKey): Promise<string> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.content);
  try {
    return (await publicApi(locale).call(getConfig, { params: { key } })).value;
  } catch (error) {
    if (hasCode(error, "NOT_FOUND")) return "";
    throw error;
  }
}

/** A feature is on when its switch says exactly `true`. */
export const isFeatureOn = async (locale: Locale, key: ConfigKey): Promise<boolean> => (await readSwitch(locale, key)) === "true";

/** Text of the banner above every page; null when its switch is off or its text blank. */
export async function findBannerText(locale: Locale): Promise<string | null> {
  const [isOn, text] = await Promise.all([isFeatureOn(locale, "dynamic_banner"), readSwitch(locale, "dynamic_banner_text")]);
  return isOn && text.trim() ? text.trim() : null;
}
