import { launchBrowser } from "./scripts/bench/launch-browser.ts";
const [, , out, ...paths] = process.argv;
const b = await launchBrowser();
for (const w of [375, 1280]) {
  const c = await b.newContext({ viewport: { width: w, height: w === 375 ? 812 : 900 }, deviceScaleFactor: 1 });
  const p = await c.newPage();
  for (const path of paths) {
    await p.goto("http://localhost:3900" + path, { waitUntil: "load" });
    await p.waitForTimeout(1500);
    await p.screenshot({ path: `/tmp/shots/${out}${path.replaceAll("/", "_")}-${w}.png`, fullPage: !process.env.FOLD });
  }
}
await b.close();
