import { chromium, type Browser } from "playwright";
import { browserArguments, findBrowser } from "../browser.ts";

/** The browser of this machine, without a window. */
export const launchBrowser = (): Promise<Browser> => {
  const executablePath = findBrowser();
  return chromium.launch({ args: browserArguments, ...(executablePath ? { executablePath } : {}) });
};
