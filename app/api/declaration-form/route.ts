import type { NextRequest } from "next/server";
import { declare, declarationKindSchema, type DeclarationKind } from "#contract/declarations.ts";
import type { Locale } from "#contract/locale.ts";
import { answerBarePage, type BarePage } from "#lib/app-shell/offline-page.ts";
import { formatDate, formatInstant } from "#lib/dates/format.ts";
import type { GuestDeclaration } from "#lib/declarations/api.ts";
import { guestFormSchema, toGuestBody } from "#lib/declarations/form.ts";
import { errorKey } from "#lib/forms/error-key.ts";
import { readPlainForm } from "#lib/http/plain-form.ts";
import { loadMessages } from "#lib/i18n/messages.ts";
import type { Messages } from "#lib/i18n/messages.ts";
import { href } from "#lib/routing/href.ts";

/** A reason of 2000 letters, each of them encoded, and the other fields. */
const maxBytes = 32 * 1024;

const address = "/api/declaration-form";

/**
 * Takes a declaration where no script runs: the first post answers it to be looked over, the second one declares and
 * answers the receipt. Nothing is kept in between, and nothing of it travels in an address.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const posted = await readPlainForm(request, maxBytes);
  if (posted instanceof Response) return posted;
  const { fields: form, locale, api } = posted;
  const kind = declarationKindSchema.safeParse(form.get("kind")).data ?? "WITHDRAWAL";
  const messages = await loadMessages(locale);
  const typed = (name: string) => form.get(name) ?? "";
  const parsed = guestFormSchema.safeParse({
    sender_name: typed("sender_name"),
    sender_email: typed("sender_email").trim(),
    contract: typed("contract"),
    cause: form.get("cause") ?? "ORDINARY",
    reason: typed("reason"),
    ends_on: typed("ends_on"),
  });
  const page = { kind, locale, messages };
  if (!parsed.success) return answerBarePage(422, refused(page, messages.error.VALIDATION));
  const said = toGuestBody(kind, parsed.data);
  if (form.get("step") !== "confirm") return answerBarePage(200, review(page, said, form));
  try {
    const receipt = await api.call(declare, { body: said });
    const { declaration } = messages;
    const rows = [
      { label: declaration.kindLabel, value: declaration.kind[kind] },
      ...rowsOf(page, said),
      { label: declaration.receivedAt, value: formatInstant(receipt.received_at, locale) },
      { label: declaration.number, value: receipt.number },
    ];
    const text = declaration.receivedText.replace("{email}", receipt.sender_email);
    const way = { href: href(locale, "index"), label: messages.fatal.home };
    return await answerBarePage(201, { locale, title: declaration.receivedTitle, text, rows, way });
  } catch (error) {
    const key = errorKey(error);
    return answerBarePage(key === "VALIDATION" ? 422 : 503, refused(page, messages.error[key]));
  }
}

interface Page {
  kind: DeclarationKind;
  locale: Locale;
  messages: Messages;
}

const pageOf = ({ kind, locale }: Page): string => href(locale, kind === "WITHDRAWAL" ? "withdrawal" : "cancellation");

/** What is declared, as the receipt says it too. */
function rowsOf({ kind, locale, messages: { declaration } }: Page, said: GuestDeclaration) {
  const { contract, sender_name, sender_email, cause = "ORDINARY", reason, ends_on } = said;
  return [
    { label: declaration.contract[kind], value: contract },
    { label: declaration.name, value: sender_name },
    { label: declaration.email, value: sender_email },
    ...(kind === "CANCELLATION"
      ? [
          { label: declaration.cause, value: declaration.causes[cause] },
          { label: declaration.endsOn, value: ends_on ? formatDate(ends_on, locale) : declaration.soonest },
          ...(reason ? [{ label: declaration.reason, value: reason }] : []),
        ]
      : []),
  ];
}

/** The second step: everything once more, and the button that declares. */
function review(page: Page, said: GuestDeclaration, form: URLSearchParams): BarePage {
  const { kind, locale, messages } = page;
  const { declaration } = messages;
  return {
    locale,
    title: declaration.review[kind],
    text: declaration.consequence[kind],
    rows: rowsOf(page, said),
    form: {
      action: address,
      submit: declaration.confirm[kind],
      fields: { ...Object.fromEntries(form), step: "confirm" },
    },
    way: { href: pageOf(page), label: declaration.startAgain },
  };
}

const refused = (page: Page, text: string): BarePage => ({
  locale: page.locale,
  title: page.messages.declaration.form[page.kind],
  text,
  way: { href: pageOf(page), label: page.messages.fatal.back },
});
