import { JSDOM } from "jsdom";
import type { Environment } from "vitest/runtime";

const itsOwn = new Set([
  "Event",
  "CustomEvent",
  "EventTarget",
  "FormData",
  "localStorage",
  "sessionStorage",
  "navigator",
]);

/**
 * A document for tests that run in Node, with the API in the same process. What both worlds have stays Node's, for the API, but
 * for what a document insists on.
 */
// oxlint-disable-next-line import/no-default-export -- so vitest asks for it
export default {
  name: "document-in-node",
  viteEnvironment: "ssr",
  setup: (node: typeof globalThis) => {
    const { window } = new JSDOM("<!doctype html><title>Petite Malle</title>", {
      url: "http://localhost:3000/",
      pretendToBeVisual: true,
    });
    /* Node makes it of whatever is `Event` when it is first asked for, and its channels deliver none but of their own `Event`. */
    void node.MessageEvent;
    for (const name of Object.getOwnPropertyNames(window))
      if (!(name in node) || itsOwn.has(name))
        Object.defineProperty(node, name, {
          configurable: true,
          writable: true,
          value: Reflect.get(window, name) as unknown,
        });
    /* Of no name of the window's own: it inherits them. */
    for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
      Object.defineProperty(node, name, { configurable: true, writable: true, value: window[name].bind(window) });
    window.scrollTo = () => undefined;
    window.Element.prototype.scrollIntoView = () => undefined;
    // The worker ends with it.
    return { teardown: () => window.close() };
  },
} satisfies Environment;
