import type { z } from "zod";
import { findEmailDomainHint } from "#contract/email-domain.ts";
import { errorStatus, type ErrorCode } from "#contract/errors.ts";
import { fieldErrorKey, namesItsField, type FieldName } from "#lib/forms/field-error-key.ts";
import { serverFieldErrors } from "#lib/forms/server-field-errors.ts";
import { html, Markup } from "./markup.ts";
import type { PlainTexts } from "./page.ts";

/** What is wrong, by the field it belongs to: codes as the contract gives them. */
export type PlainErrors = Readonly<
  Record<string, { type: string; message?: string; /** Words of its own. */ text?: string }>
>;

/** The first thing zod found wrong with each field. */
export const errorsOf = (error: z.ZodError): PlainErrors =>
  Object.fromEntries(
    error.issues.toReversed().map(({ path, code, message }) => [String(path[0] ?? ""), { type: code, message }]),
  );

/** The fields of a body the API refused. */
export const refusedFields = (error: unknown): PlainErrors =>
  Object.fromEntries(Object.entries(serverFieldErrors(error)).map(([name, type]) => [name, { type }]));

/**
 * A slip of the finger in an e-mail is asked about once, beside its field; who sends the same again has meant it: its form
 * carries along as `asked` what stands there.
 */
export function slipIn(t: PlainTexts, typed: URLSearchParams, name: "email" | "sender_email"): PlainErrors | null {
  const email = (typed.get(name) ?? "").trim();
  const suggestion = findEmailDomainHint(email)?.suggestion;
  if (!suggestion || typed.get("asked") === email) return null;
  return { [name]: { type: "email_mistyped", text: t("validation.form_mend_or_keep", { email: suggestion }) } };
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);

/** What is said at the field, and in the summary, where its label comes first unless the words name it themselves. */
function wordsOf(t: PlainTexts, { name, label }: PlainField, error: PlainErrors[string], value: string) {
  const named = (message: string) => ({ message, listed: t("validation.named", { field: label, message }) });
  if (error.text !== undefined) return named(error.text);
  if (isErrorCode(error.type)) return named(t(`error.${error.type}`));
  const key = fieldErrorKey(name, { type: error.type, message: error.message }, value);
  const suggestion = key === "email_mistyped" ? findEmailDomainHint(value)?.suggestion : null;
  const message = [
    t(`validation.${key}`),
    ...(suggestion ? [t("validation.form_did_you_mean", { email: suggestion })] : []),
  ].join(" ");
  return namesItsField(key) ? { message, listed: message } : named(message);
}

export interface PlainField {
  name: FieldName;
  label: string;
  type?: "text" | "email" | "password" | "tel" | "textarea" | "file" | "select";
  autocomplete: string;
  maxlength?: number;
  hint?: string;
  isOptional?: boolean;
  inputmode?: "numeric";
  /** Of a select. */
  options?: readonly { value: string; label: string }[];
  /** Types of the files a file field offers. */
  accept?: string;
}

/** What is typed into, with what holds for all: whether it must be, what describes it, whether it is wrong. */
function control(field: PlainField, { value, state }: { value: string; state: Markup }): Markup {
  const { name, type = "text", maxlength = 254, autocomplete, inputmode, accept } = field;
  if (type === "textarea") {
    /* A browser takes the first line break of a text area away: this one, not one that was typed. */
    const text = new Markup(`\n${html`${value}`.text}`);
    return html`<textarea id="${name}" name="${name}" rows="8" maxlength="${maxlength}" ${state}>${text}</textarea>`;
  }
  if (type === "select")
    /* What was sent and is not offered leaves the choice open, not at the first of the list. */
    return html`<select id="${name}" name="${name}" autocomplete="${autocomplete}" ${state}>
      ${!field.options?.some((option) => option.value === value) && html`<option value="" selected></option>`}${field.options?.map(
        (option) =>
          html`<option value="${option.value}" ${option.value === value && html` selected`}>${option.label}</option>`,
      )}
    </select>`;
  if (type === "file")
    return html`<input id="${name}" name="${name}" type="file" ${accept && html` accept="${accept}"`}${state} />`;
  return html`<input
    id="${name}"
    name="${name}"
    type="${type}"
    value="${value}"
    autocomplete="${autocomplete}"
    maxlength="${maxlength}"
    ${inputmode && html` inputmode="${inputmode}"`}${state}
  />`;
}
/** The fields of a form with what was typed and what is wrong with it. A password is never written back. */
export function plainFields(t: PlainTexts, typed: URLSearchParams, errors: PlainErrors, fields: readonly PlainField[]) {
  const valueOf = ({ name, type }: PlainField) =>
    type === "password" || type === "file" ? "" : (typed.get(name) ?? "");
  const errorOf = (field: PlainField) => {
    const error = errors[field.name];
    if (!error) return null;
    /* A file that was refused was chosen. */
    return wordsOf(t, field, error, field.type === "file" ? field.name : (typed.get(field.name) ?? ""));
  };
  const one = (field: PlainField): Markup => {
    const { name, label, hint, isOptional = false } = field;
    const error = errorOf(field);
    const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
    return html`<div class="tight">
      <label for="${name}">${label}${isOptional && html` <span class="muted">(${t("login.optional")})</span>`}</label>${
        hint && html`<p class="muted small" id="${name}-hint">${hint}</p>`
      }${control(field, {
        value: valueOf(field),
        state: html`${!isOptional && html` required`}${described && html` aria-describedby="${described}"`}${
          error !== null && html` aria-invalid="true"`
        }`,
      })}${error !== null && html`<p class="error" id="${name}-error">${error.message}</p>`}
    </div>`;
  };
  const wrong = fields.flatMap((field) => {
    const error = errorOf(field);
    return error === null ? [] : [{ id: field.name, listed: error.listed }];
  });
  const summary =
    wrong.length > 0 &&
    html`<div class="note danger" role="alert" tabindex="-1" autofocus>
      <h2>${t("validation.summary", { count: wrong.length })}</h2>
      <ul>
        ${wrong.map(({ id, listed }) => html`<li><a href="#${id}">${listed}</a></li>`)}
      </ul>
    </div>`;
  return { summary, one, all: fields.map(one) };
}

export interface PlainChoice {
  value: string;
  label: string;
  detail?: string;
}

/** One of several, in words; the first where none was chosen. */
export const plainChoice = (name: string, legend: string, chosen: string, choices: readonly PlainChoice[]): Markup =>
  html`<fieldset class="tight">
    <legend>${legend}</legend>
    ${choices.map(
      ({ value, label, detail }, index) =>
        html`<label class="choice"
          ><input
            type="radio"
            name="${name}"
            value="${value}"
            ${(value === chosen || (index === 0 && choices.every((choice) => choice.value !== chosen))) && html` checked`}
          /><span><b>${label}</b>${detail}</span></label
        >`,
    )}
  </fieldset>`;

/** What a form carries along unseen. */
export const carried = (fields: Readonly<Record<string, string>>): Markup =>
  html`${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}`;

/** What was refused and belongs to no field. */
export const refusal = (text: string | null): Markup | false =>
  text !== null && html`<p class="note danger" role="alert" tabindex="-1" autofocus>${text}</p>`;
