import { z } from "zod";

/** Nothing waits for it, and no worker is kept alive by a service that hangs. */
const timeoutMs = 5_000;

interface Report {
  error: Error;
  /** Id of the client it happened to; nothing else that names a person. */
  clientId: string | undefined;
  /** Which build it happened in. */
  release: string;
  at: Date;
}

/**
 * An error as the reporting service takes it without its library: the address to post to and the body (Sentry's envelope
 * format). Null for a DSN that is none.
 */
export function toEnvelope(
  dsn: string,
  { error, clientId, release, at }: Report,
): { url: string; body: string } | null {
  const known = z.url({ protocol: /^https?$/ }).safeParse(dsn);
  if (!known.success) return null;
  const { protocol, host, pathname, username } = new URL(known.data);
  const [, path = "", project = ""] = /^(.*)\/(\w+)$/.exec(pathname) ?? [];
  if (username === "" || project === "") return null;
  const event_id = crypto.randomUUID().replaceAll("-", "");
  const event = {
    event_id,
    timestamp: at.getTime() / 1000,
    platform: "javascript",
    level: "error",
    release,
    exception: { values: [{ type: error.name, value: error.message }] },
    ...(clientId ? { user: { id: clientId } } : {}),
  };
  const lines = [{ event_id, sent_at: at.toISOString() }, { type: "event" }, event];
  const key = new URLSearchParams({ sentry_version: "7", sentry_key: username });
  return {
    url: `${protocol}//${host}${path}/api/${project}/envelope/?${key.toString()}`,
    body: lines.map((line) => JSON.stringify(line)).join("\n"),
  };
}

/** Logs an error, and sends it to the error-reporting service when one is configured. For workers its library is too large for. Never throws. */
export async function sendReport(error: Error, clientId: string | undefined): Promise<void> {
  console.error(error);
  const { SENTRY_DSN: dsn = "", BUILD_VERSION: release = "development" } = process.env;
  const envelope = toEnvelope(dsn, { error, clientId, release, at: new Date() });
  if (!envelope) return;
  const { url, body } = envelope;
  await fetch(url, { method: "POST", body, signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
}
