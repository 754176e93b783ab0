import type { TestApi } from "./create-test-api.ts";

type Answer = "confirm" | "refuse" | "cancel" | "later" | "expire";

/** Answers on a page of the sandbox's: the address of the shop it leads back to, be it by a link of its own. */
export async function answerAtBank(api: TestApi, page: string, decision: Answer): Promise<string> {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const answer = await api.request(page, { method: "POST", headers, body: `decision=${decision}` });
  const link = /<a href="([^"]+)"/.exec(await answer.text())?.[1]?.replaceAll("&amp;", "&");
  const { pathname, search } = new URL(answer.headers.get("location") ?? link ?? "");
  return pathname + search;
}
