import { describe, expect, it } from "vitest";
import { errorStatus } from "#contract/errors.ts";
import { locales } from "#contract/locale.ts";
import { AppError } from "#lib/http/app-error.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import { errorKey } from "./error-key.ts";

describe("errorKey", () => {
  it.each([
    ["a code of the API", new AppError("domain", "NOT_ENOUGH_STOCK", ""), "NOT_ENOUGH_STOCK"],
    ["no answer", new AppError("network", "NETWORK", ""), "NETWORK"],
    ["a code of another API", new AppError("domain", "TEAPOT", ""), "UNKNOWN"],
    ["an answer that is no problem document", new AppError("http", "HTTP_502", ""), "UNKNOWN"],
    ["an answer that breaks the contract", new AppError("contract", "CONTRACT", ""), "UNKNOWN"],
    ["a name every object has", new AppError("domain", "toString", ""), "UNKNOWN"],
    ["anything else", new TypeError("x"), "UNKNOWN"],
  ])("%s", (_, error, key) => expect(errorKey(error)).toBe(key));
});

it.each(locales)("every code has its text in %s", async (locale) => {
  const { error } = await loadMessages(locale);
  const texts: Partial<Record<string, string>> = error;
  expect([...Object.keys(errorStatus), "NETWORK", "UNKNOWN"].filter((code) => (texts[code]?.length ?? 0) < 10)).toEqual(
    [],
  );
});
