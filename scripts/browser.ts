import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/* The shell first: it draws no windows and needs two thirds of the time, as the one Playwright brings does. */
const systemPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** Arguments a browser needs in a container, and those that keep it from calling home. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A Chromium on this machine: the one named in CHROMIUM_PATH, Playwright's own, or the system's; null when there is none. */
export function findBrowser(): string | null {
  const places = [process.env.CHROMIUM_PATH ?? "", chromium.executablePath(), ...systemPlaces];
  return places.find((place) => place !== "" && existsSync(place)) ?? null;
}

/** Finds a Chromium, or installs one: Playwright's own, else the package of a Debian system. Throws when neither works. */
export function requireBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log("No Chromium found, installing one.");
  const installers: [string, string[]][] = [
    ["npx", ["--no-install", "playwright", "install", "--with-deps", "chromium"]],
    ["apt-get", ["update", "-qq"]],
    ["apt-get", ["install", "-y", "-qq", "chromium-headless-shell"]],
    ["apt-get", ["install", "-y", "-qq", "chromium"]],
  ];
  for (const [command, args] of installers) {
    spawnSync(command, args, { stdio: "inherit", timeout: 300_000 });
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error("The browser tests need Chromium: install it, or name it in CHROMIUM_PATH.");
}
