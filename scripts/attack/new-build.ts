import { ask } from "../ask.ts";
import { readSitemap, sampleOf } from "./made-up-addresses.ts";
import type { AttackResult } from "./result.ts";

interface NewBuildInput {
  /** Address of the storefront, without a trailing slash. */
  storefrontUrl: string;
  /** Makes another build where the one that is served was made. */
  build: () => Promise<unknown>;
}

const atOnce = 2;
const sampled = 300;
/** Pages no search engine is told of; each has a program of its own, which is loaded when it is first asked for. */
const unlisted = ["/login", "/shop/cart", "/shop/checkout", "/quiz/signup", "/de/withdrawal", "/nl/contact"];

/** A release is built beside a shop that is open: it stays what it was, with every script its pages name. */
export async function attackWithNewBuild({ storefrontUrl, build }: NewBuildInput): Promise<AttackResult> {
  const paths = [...unlisted, ...sampleOf(await readSitemap(storefrontUrl), sampled)];
  const files = new Set<string>();
  const wrong: string[] = [];
  let tries = 0;
  const read = async (path: string): Promise<string> => {
    tries += 1;
    const answer = await ask(storefrontUrl + path, { headers: { "accept-encoding": "identity" } });
    if (answer.status !== 200) wrong.push(`${path}: ${answer.status}`);
    return String(answer.bytes);
  };
  const visit = async (path: string): Promise<void> => {
    const html = await read(path);
    for (const [file] of html.matchAll(/\/_next\/static\/[\w/.~-]+\.(?:js|css)/g)) {
      if (files.has(file)) continue;
      files.add(file);
      await read(file);
    }
  };
  const end = new AbortController();
  const made = build().finally(() => end.abort());
  /* The first half again and again while it is made, so that the programs of the other half are loaded behind it. */
  const half = Math.floor(paths.length / 2);
  const visitors = Array.from({ length: atOnce }, async (_, visitor) => {
    for (let turn = visitor; !end.signal.aborted; turn += atOnce) await visit(paths[turn % half] ?? "/");
  });
  await Promise.all([made, ...visitors]);
  files.clear();
  const queue = [...paths];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let path = queue.pop(); path !== undefined; path = queue.pop()) await visit(path);
    }),
  );
  return {
    name: "another build beside the one that is served",
    tries,
    failures: wrong.length,
    note: wrong.slice(0, 5).join("; "),
  };
}
