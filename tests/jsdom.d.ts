/** As much of jsdom, which brings no types, as tests need. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options?: { url?: string; pretendToBeVisual?: boolean; contentType?: string });
    readonly window: Window & typeof globalThis;
  }
}
