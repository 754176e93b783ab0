import { render } from "@testing-library/react";
import { createTranslator, NextIntlClientProvider } from "next-intl";
import { createElement, Fragment, isValidElement, type ReactNode } from "react";
import type { Locale } from "#contract/locale.ts";
import { shopTimeZone as timeZone } from "#lib/dates/format.ts";
import { loadMessages, type Namespace } from "#lib/i18n/messages.ts";

let spoken: Locale = "fr";

/** To stand for `next-intl/server`, whose language is that of the page that is shown. */
export const serverWords = {
  getLocale: async () => spoken,
  getTranslations: async (namespace: Namespace) =>
    createTranslator({ locale: spoken, messages: await loadMessages(spoken), namespace, timeZone }),
};

type ServerPart = (props: object) => Promise<ReactNode>;
const isServerPart = (type: unknown): type is ServerPart =>
  Object.prototype.toString.call(type) === "[object AsyncFunction]";
const isTree = (value: unknown): value is ReactNode => Array.isArray(value) || isValidElement(value);

/**
 * The tree with what only a server can render in place of who renders it. A provider of words without a language is one of the
 * server's, which keeps none from what is rendered there: it is left out, and all words come from around the page.
 */
export async function rendered(node: ReactNode): Promise<ReactNode> {
  if (Array.isArray(node)) return Promise.all(node.map(rendered));
  if (!isValidElement<Record<string, unknown>>(node)) return node;
  const { type, props } = node;
  const key = node.key === null ? {} : { key: node.key };
  if (isServerPart(type)) return createElement(Fragment, key, await rendered(await type(props)));
  const { children, ...others } = Object.fromEntries(
    await Promise.all(
      Object.entries(props).map(
        async ([name, value]) => [name, isTree(value) ? await rendered(value) : value] as const,
      ),
    ),
  );
  /* React has checked the keys of lists as they were written: they are no lists any longer. */
  const parts = ((Array.isArray(children) ? children : [children]) as ReactNode[]).map((part) =>
    Array.isArray(part) ? createElement(Fragment, null, ...(part as ReactNode[])) : part,
  );
  const isWords = type === NextIntlClientProvider && props["locale"] === undefined;
  return createElement(isWords ? Fragment : type, { ...(isWords ? {} : others), ...key }, ...parts);
}

/** What a page shows that only names another component, which is not told from one of the browser's. */
export const behind = (page: ReactNode): ReactNode =>
  isValidElement<object>(page) && typeof page.type === "function"
    ? (page.type as (props: object) => ReactNode)(page.props)
    : page;

/** Shows a part of a page that a server renders, in a language. */
export async function showPage(locale: Locale, part: () => ReactNode | Promise<ReactNode>): Promise<void> {
  spoken = locale;
  const page = await rendered(await part());
  render(
    <NextIntlClientProvider locale={locale} messages={await loadMessages(locale)} timeZone={timeZone}>
      {page}
    </NextIntlClientProvider>,
  );
}
