import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { memoryMib, peakMemoryWhile } from "#scripts/bench/measure-load.ts";
import type { AttackResult } from "./result.ts";

export interface MadeUpAddressesInput {
  /** Address of the storefront, without a trailing slash. */
  storefrontUrl: string;
  /** Its process, to read its memory; null where it runs elsewhere. */
  pid: number | null;
  /** Folder of its build, where files would pile up; null where it is elsewhere. */
  buildDir: string | null;
  /** Pages of the sitemap to crawl before, evenly taken; all of them unless it says fewer. */
  pages?: number;
  /** Made-up addresses to ask for; at most 20,000. */
  tries?: number;
}

const atOnce = 8;
const maxTries = 20_000;
/** Once what became free was given back (`give-back.ts`). */
const maxMemoryMib = 350;
/** At any moment, while pages are rendered that nobody asked for before. */
const maxPeakMib = 450;
/** Memory is given back every ten seconds at most, and looked for every second. */
const settleMs = 12_000;
const maxAddedBytes = 1024 * 1024;
const mebibyte = 1024 * 1024;

/** Crawls the shop, then asks for what it does not have: nothing of that may be kept, or answered as if it were there. */
export async function attackWithMadeUpAddresses(input: MadeUpAddressesInput): Promise<AttackResult> {
  const { storefrontUrl } = input;
  const sitemap = await readSitemap(storefrontUrl);
  const pages = sampleOf(sitemap, input.pages ?? maxTries);
  const productId = sitemap.map((page) => /\/shop\/[^/]+\/(\d+)/.exec(page)?.[1]).find(Boolean) ?? "1";
  const idle = measure(input);
  const tries = Math.min(input.tries ?? maxTries, maxTries);
  const madeUp = Array.from({ length: tries }, (_, index) => madeUpAddress(index, productId));
  const wrong: string[] = [];
  let crawled = idle;
  const peakMib = await peakMemoryWhile(input.pid ?? undefined, async () => {
    wrong.push(
      ...(await askAll(
        storefrontUrl,
        pages.map((address) => ({ address, status: 200 })),
      )),
    );
    crawled = await measureSettled(input);
    wrong.push(...(await askAll(storefrontUrl, madeUp)));
  });
  const after = await measureSettled(input);
  const isTooLarge = Math.max(crawled.memoryMib ?? 0, after.memoryMib ?? 0) > maxMemoryMib || peakMib > maxPeakMib;
  return {
    name: "made-up addresses",
    tries: pages.length + tries,
    failures: wrong.length + Number(isTooLarge) + Number(after.bytes - idle.bytes > maxAddedBytes),
    note: [
      `start ${tell(idle)}`,
      `${pages.length} pages crawled ${tell(crawled)}`,
      `${tries} made-up ones ${tell(after)}`,
      `at most ${peakMib} MiB`,
      ...wrong.slice(0, 5),
    ].join("; "),
  };
}

interface Measure {
  memoryMib: number | null;
  files: number;
  bytes: number;
}

const tell = ({ memoryMib, files, bytes }: Measure): string =>
  `${memoryMib ?? "?"} MiB, ${files} files of ${Math.round(bytes / mebibyte)} MiB`;

function measure({ pid, buildDir }: MadeUpAddressesInput): Measure {
  const files = buildDir === null ? [] : readdirSync(buildDir, { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => sizeOf(path.join(parentPath, name)));
  return {
    memoryMib: pid === null ? null : memoryMib(pid),
    files: sizes.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

/** Where memory is looked at, what became free is given back first. */
async function measureSettled(input: MadeUpAddressesInput): Promise<Measure> {
  if (input.pid !== null) await sleep(settleMs);
  return measure(input);
}

/** A file may go while it is looked at. */
const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

interface Expected {
  address: string;
  status: number;
}

/** Names for what is not there. */
const names: ((number: number, productId: string) => string)[] = [
  (number, productId) => `/shop/product/${productId}-made-up-${number}/reviews/1`,
  (number, productId) => `/shop/product/${productId}/reviews/${1_000 + (number % 9_000)}`,
  (number) => `/shop/girls/${900_000 + number}-robe-${number}`,
  (number) => `/shop/product/${900_000 + number}`,
  (number) => `/shop/product/${900_000 + number}/reviews/1`,
  (number) => `/shop/made-up-${number}`,
  (number) => `/shop/made-up-${number}?page=2`,
  (number) => `/shop/made-up-${number}?size=4`,
  (number) => `/shop/MADE_UP_${number}`,
  (number) => `/shop/girls?page=${1_000 + (number % 9_000)}`,
  (number) => `/shop/girls?page=0${number}`,
  (number) => `/shop/girls?page=${100_000 + number}`,
  (number) => `/shop/girls?size=4%20ans&page=${1_000 + (number % 9_000)}`,
  (number) => `/shop/all-products?name=robe&page=${1_000 + (number % 9_000)}`,
  (number) => `/filtered/made-up-${number}`,
  (number) => `/littlegeste/blocked/made-up-${number}`,
  (number) => `/terms-and-conditions/made-up-${number}`,
  (number) => `/unsub/06${10_000_000 + number}/made-up`,
  (number) => `/blog/made-up-${number}`,
  (number) => `/blog/category/made-up-${number}`,
  (number) => `/brands/${number + 2}`,
  (number) => `/stylists/made-up-${number}`,
  (number) => `/quiz/made-up-${number}`,
  (number) => `/quiz/client/made-up-${number}`,
  (number) => `/messages/made-up-${number}`,
  (number) => `/made-up-${number}`,
  (number) => `/xx/shop/made-up-${number}`,
];
const prefixes = ["", "/de", "/nl", "/es"];

/** Spellings of an address that lead to the right one. */
const spellings: ((number: number, productId: string) => string)[] = [
  (number, productId) => `/shop/product/${productId}-made-up-${number}`,
  (number, productId) => `/shop/made-up-${number}/${productId}`,
  (number, productId) => `/%73hop/product/${productId}-made-up-${number}`,
  (number) => `/shop//made-up-${number}`,
];

/** One of each kind in turn, in every language. */
function madeUpAddress(index: number, productId: string): Expected {
  const kinds = [...names, ...spellings];
  const kind = index % kinds.length;
  const prefix = prefixes[Math.floor(index / kinds.length) % prefixes.length] ?? "";
  return {
    address: prefix + (kinds[kind]?.(index, productId) ?? ""),
    status: kind < names.length ? 404 : 308,
  };
}

/** So many of them, evenly taken. */
export const sampleOf = (addresses: readonly string[], count: number): string[] =>
  addresses.filter((_, index) => index % Math.max(1, Math.ceil(addresses.length / count)) === 0);

/** Paths of every page the sitemap names, whatever host it says they are on. */
export async function readSitemap(storefrontUrl: string): Promise<string[]> {
  const locations = async (path: string): Promise<string[]> => {
    const xml = await (await fetch(storefrontUrl + path)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => {
      const { pathname, search } = new URL(url.replaceAll("&amp;", "&"));
      return pathname + search;
    });
  };
  const parts = await locations("/sitemap.xml");
  return (await Promise.all(parts.map(locations))).flat();
}

/** Asks for every address once; answers those that were not answered as expected. */
async function askAll(storefrontUrl: string, addresses: readonly Expected[]): Promise<string[]> {
  const wrong: string[] = [];
  const queue = addresses.toReversed();
  const askInTurn = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const outcome = await statusOf(storefrontUrl + next.address);
      if (outcome !== next.status) wrong.push(`${next.address}: ${outcome}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askInTurn));
  return wrong;
}

async function statusOf(url: string): Promise<number | string> {
  try {
    const answer = await fetch(url, {
      redirect: "manual",
      headers: { "accept-language": "fr" },
      signal: AbortSignal.timeout(30_000),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    return String(error);
  }
}
