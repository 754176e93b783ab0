import { storefrontLink } from "./storefront-links.ts";
import { textsOf } from "./texts.ts";

/**
 * How a contract ends, at the foot of every mail as of every page: the law wants it within reach as long as there is one, and
 * a mail cannot know who reads it.
 */
export function waysOut(locale: string, storefrontUrl: string): { label: string; url: string }[] {
  const { withdrawal, cancellation } = textsOf(locale).common;
  return [
    { label: withdrawal, url: storefrontLink(storefrontUrl, locale, "/withdrawal") },
    { label: cancellation, url: storefrontLink(storefrontUrl, locale, "/cancellation") },
  ];
}
