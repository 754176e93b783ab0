import { runDueJobs } from "#backend/jobs/run-due-jobs.ts";
import type { TestApi } from "./create-test-api.ts";

/** Sends what is due and answers the token in the newest mail to an address that links to a page; null without one. */
export async function mailedToken(api: TestApi, to: string, page: string): Promise<string | null> {
  await runDueJobs(api.dependencies);
  const mails = api.mails.filter((mail) => mail.to === to && mail.text.includes(`${page}?`));
  const link = mails.at(-1)?.text.match(/https?:\/\/\S+\?token=\S+/)?.[0];
  return link === undefined ? null : new URL(link).searchParams.get("token");
}
