import { NextIntlClientProvider } from "next-intl";
import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

type Served = (props: object) => Promise<ReactNode>;
const isServed = (type: unknown): type is Served =>
  typeof type === "function" && type.constructor.name === "AsyncFunction";

async function servedProp(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(servedProp));
  return isValidElement(value) ? served(value) : value;
}

/** A page as a browser gets it: its parts of the server are awaited, those with a script stay as they are. */
export async function served(page: ReactElement): Promise<ReactElement> {
  const { type, key } = page;
  const given = page.props as Record<string, unknown>;
  if (isServed(type)) {
    const content = await type(given);
    return createElement(
      Fragment,
      key === null ? null : { key },
      isValidElement(content) ? await served(content) : content,
    );
  }
  const names = Object.keys(given);
  const values = await Promise.all(names.map((name) => servedProp(given[name])));
  const { children, ...props } = Object.fromEntries(names.map((name, index) => [name, values[index]]));
  /* React has checked the keys of lists as they were written: they are no lists any longer. */
  const parts = (Array.isArray(children) ? children : [children]).map((part: ReactNode) =>
    Array.isArray(part) ? createElement(Fragment, null, ...(part as ReactNode[])) : part,
  );
  /* On a server it takes language and time zone from the request; here they are given around the page, with all words. */
  if (type === NextIntlClientProvider) return createElement(Fragment, key === null ? null : { key }, ...parts);
  return cloneElement(page, props, ...parts);
}
