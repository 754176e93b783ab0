import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { tricks, type Trick } from "#front-door/tricks.ts";
import { ask } from "../ask.ts";
import { stopProgram, waitForAnswer } from "../processes.ts";
import { startStorefront } from "../storefront-process.ts";
import { measureLighthouse } from "./measure-lighthouse.ts";
import { measureLoad, memoryMib } from "./measure-load.ts";

/** One storefront to be measured: all of it, or one that does without something. */
interface Subject {
  url: string;
  pid: number;
}

interface Measure {
  /** What is measured, with its unit. */
  what: string;
  measure: (subject: Subject) => Promise<number>;
}

/** What one trick buys: the figure with all of them, and without this one. */
export interface Bought {
  trick: Trick;
  what: string;
  withAll: number;
  without: number;
}

/** A page the storefront keeps, and paths of many more that nobody has asked for. */
export interface TrickPages {
  product: string;
  products: readonly string[];
}

const round = (value: number): number => Math.round(value * 10) / 10;
const round2 = (value: number): number => Math.round(value * 100) / 100;

const asBrowser = { accept: "text/html", "accept-encoding": "gzip, br" };

interface Asked {
  status: number;
  body: string;
  tookMs: number;
}

/** Visits a page as a visitor of an address of their own. */
async function visit(url: string, path: string, visitor: string): Promise<Asked> {
  const began = performance.now();
  const { status, bytes } = await ask(url + path, { headers: { "x-forwarded-for": visitor, accept: "text/html" } });
  return { status, body: String(bytes), tookMs: performance.now() - began };
}

async function askAll(url: string, paths: readonly string[], atOnce: number): Promise<void> {
  const queue = [...paths];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let path = queue.pop(); path !== undefined; path = queue.pop()) await visit(url, path, "192.0.2.1");
    }),
  );
}

/** Ticks are hundredths of a second wherever Node runs on Linux. */
const cpuMs = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

const madeUpTries = 400;
/** So many that Next's own store of pages and the heap have grown as far as a crawl makes them. */
const crawled = 2_500;
const crowd = 200;
const loadSeconds = 5;
/** Memory is given back within ten seconds, and looked for every second. */
const settleMs = 12_000;

function measuresOf({ product, products }: TrickPages): Record<Trick, Measure> {
  const load: Measure = {
    what: "product pages a second",
    measure: async ({ url }) => (await measureLoad(url + product, loadSeconds, "gzip")).requestsPerSecond,
  };
  const memoryAfter = (count: number): Measure => ({
    what: `MiB taken after ${count} pages`,
    measure: async ({ url, pid }) => {
      await askAll(url, products.slice(0, count), 8);
      await sleep(settleMs);
      return memoryMib(pid) ?? Number.NaN;
    },
  });
  return {
    "whole-pages": load,
    "kept-bytes": load,
    "kept-pages": memoryAfter(crawled),
    squeeze: {
      what: "KiB of a product's HTML",
      measure: async ({ url }) => {
        /* Better is what is asked for again, behind the answers. */
        for (let time = 0; time < 4; time += 1) {
          await ask(url + product, { headers: asBrowser });
          await sleep(500);
        }
        const { bytes } = await ask(url + product, { headers: asBrowser });
        return round2(bytes.length / 1024);
      },
    },
    "pressed-files": {
      what: "ms of processor for the scripts of a page, the first time",
      measure: async ({ url, pid }) => {
        const { body } = await visit(url, product, "192.0.2.1");
        const scripts = new Set(body.match(/\/_next\/static\/[^"\\]+\.js/g));
        const before = cpuMs(pid);
        for (const script of scripts) await ask(url + script, { headers: asBrowser });
        return cpuMs(pid) - before;
      },
    },
    "late-scripts": {
      what: "ms to the largest paint, Lighthouse's phone",
      measure: async ({ url }) => (await measureLighthouse([url + product], 3))[0]?.lcpMs ?? Number.NaN,
    },
    "error-documents": {
      what: "words of a missing page before its scripts",
      measure: async ({ url }) => {
        const { body } = await visit(url, "/nulle-part", "192.0.2.1");
        const words = body.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, " ").replaceAll(/<[^>]*>/g, " ");
        return words.split(/\s+/).filter(Boolean).length;
      },
    },
    existence: {
      what: "made-up products refused a second",
      measure: async ({ url }) => {
        const paths = Array.from({ length: madeUpTries }, (_, index) => `/shop/girls/${900_000 + index}-robe`);
        const began = performance.now();
        await askAll(url, paths, 8);
        return round(madeUpTries / ((performance.now() - began) / 1000));
      },
    },
    line: {
      what: `ms for the slowest of nine new pages of a visitor, beside ${crowd} of another one`,
      measure: async ({ url }) => {
        const [theirs, own] = [products.slice(0, crowd), products.slice(crowd, crowd + 9)];
        const crowded = Promise.allSettled(theirs.map((path) => visit(url, path, "192.0.2.1")));
        const times: number[] = [];
        for (const path of own) times.push((await visit(url, path, "198.51.100.7")).tookMs);
        await crowded;
        return round(Math.max(...times));
      },
    },
    /* What is kept is bounded: the heap outgrows it only behind more pages. */
    "give-back": memoryAfter(products.length),
  };
}

/** Measures what each trick of the front door buys: new storefronts on the build that is there, with all of them and without one. */
export async function measureTricks(
  port: number,
  variables: Record<string, string>,
  pages: TrickPages,
  wanted: readonly Trick[] = tricks,
): Promise<Bought[]> {
  const measures = measuresOf(pages);
  const measureOn = async (without: string, { measure }: Measure): Promise<number> => {
    const storefront = startStorefront(port, { ...variables, BEHIND_PROXY: "true", FRONT_DOOR_WITHOUT: without });
    const url = `http://localhost:${port}`;
    try {
      await waitForAnswer(`${url}/shop`, storefront, 60_000);
      return await measure({ url, pid: storefront.pid ?? 0 });
    } finally {
      await stopProgram(storefront);
    }
  };
  const bought: Bought[] = [];
  for (const trick of wanted) {
    const measure = measures[trick];
    /* Whole pages are made of kept ones. */
    const without = trick === "kept-pages" ? "kept-pages,whole-pages" : trick;
    const withAll = await measureOn("", measure);
    bought.push({ trick, what: measure.what, withAll, without: await measureOn(without, measure) });
  }
  return bought;
}

/** Prints what tricks buy as a Markdown table. */
export function printTricks(bought: readonly Bought[]): void {
  console.log("\n| trick | measured | with it | without |\n| --- | --- | --- | --- |");
  for (const { trick, what, withAll, without } of bought)
    console.log(`| ${trick} | ${what} | ${withAll} | ${without} |`);
}
