import { composeDraftBox } from "#contract/draft-box.ts";
import { createApiClient } from "#lib/http/api-client.ts";
import { spreadOf } from "./spread.ts";

/** Milliseconds from the last answer to the composed box at the shop's own door, for wearers of every age in turn. */
export async function measureDraftBox(shop: string, rounds: number): Promise<{ p50: number; p95: number }> {
  /* The door takes writes of its own pages only. */
  const visitor = createApiClient({
    baseUrl: `${shop}/api`,
    locale: "fr",
    headers: { "sec-fetch-site": "same-origin" },
  });
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const age = round % 12;
    const answers = {
      firstname: "Lou",
      gender: round % 2 === 0 ? "GIRL" : "BOY",
      birthdate: `${new Date().getUTCFullYear() - 1 - age}-04-12`,
      needs: ["school"],
    };
    const start = performance.now();
    await visitor.call(composeDraftBox, { body: { code: "signup", answers } });
    taken.push(performance.now() - start);
  }
  return spreadOf(taken);
}
