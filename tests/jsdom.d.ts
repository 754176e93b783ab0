/** As much of jsdom, which brings no types, as tests need. */
declare module "jsdom" {
  /** Where a page's complaints go; one that nobody listens to is silent. */
  export class VirtualConsole {
    on(event: string, listener: () => void): this;
  }
  interface Options {
    url?: string;
    pretendToBeVisual?: boolean;
    contentType?: string;
    runScripts?: "outside-only";
    virtualConsole?: VirtualConsole;
  }
  export class JSDOM {
    constructor(html: string, options?: Options);
    readonly window: Window & typeof globalThis;
  }
}
