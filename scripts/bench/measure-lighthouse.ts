import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { browserArguments, requireBrowser } from "../browser.ts";

export interface LighthouseResult {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  totalBlockingMs: number;
  cls: number;
  /** Compressed kilobytes before load. */
  javascriptKib: number;
  transferredKib: number;
}

interface Resource {
  resourceType?: string;
  transferSize?: number;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function runOnce(url: string, port: number): Promise<LighthouseResult> {
  const run = await lighthouse(url, { port, output: "json", logLevel: "error" });
  if (!run) throw new Error(`Lighthouse said nothing about ${url}`);
  const { categories, audits } = run.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const details = audits["network-requests"]?.details;
  const resources = (details && "items" in details ? (details.items as Resource[]) : []) ?? [];
  const kib = (list: readonly Resource[]) =>
    Math.round(list.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0) / 1024);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcpMs: Math.round(value("largest-contentful-paint")),
    totalBlockingMs: Math.round(value("total-blocking-time")),
    cls: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
    javascriptKib: kib(resources.filter(({ resourceType }) => resourceType === "Script")),
    transferredKib: kib(resources),
  };
}

/**
 * Lighthouse's phone: for each page the median of several runs, taken in turns so that what disturbs one disturbs all. The
 * first of each is not counted: in it servers and browser read for the first time what they keep.
 */
export async function measureLighthouse(urls: readonly string[], runs: number): Promise<LighthouseResult[]> {
  const chrome = await launch({ chromePath: requireBrowser(), chromeFlags: ["--headless", ...browserArguments] });
  try {
    for (const url of urls) await runOnce(url, chrome.port);
    const results = urls.map((): LighthouseResult[] => []);
    for (let run = 0; run < runs; run += 1)
      for (const [at, url] of urls.entries()) results[at]?.push(await runOnce(url, chrome.port));
    return results.map(medianOf);
  } finally {
    chrome.kill();
  }
}

function medianOf(results: readonly LighthouseResult[]): LighthouseResult {
  const keys = Object.keys(results[0] ?? {}) as (keyof LighthouseResult)[];
  return Object.fromEntries(
    keys.map((key) => [key, middle(results.map((result) => result[key]))]),
  ) as unknown as LighthouseResult;
}
