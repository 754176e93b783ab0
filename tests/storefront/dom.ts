import { JSDOM } from "jsdom";

/**
 * A document for tests that run in Node, with the API in the same process: imported before React, which looks for one when it
 * is loaded. What both worlds have stays Node's, for the API, but for what a document insists on.
 */
const { window } = new JSDOM("<!doctype html><title>Petite Malle</title>", {
  url: "http://localhost:3000/",
  pretendToBeVisual: true,
});
const itsOwn = new Set([
  "Event",
  "CustomEvent",
  "EventTarget",
  "FormData",
  "localStorage",
  "sessionStorage",
  "navigator",
]);

for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis) || itsOwn.has(name))
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: Reflect.get(window, name) as unknown,
    });
window.scrollTo = () => undefined;
