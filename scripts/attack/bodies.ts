import { once } from "node:events";
import { Agent, type IncomingMessage, request as send } from "node:http";
import { createCart } from "#contract/cart.ts";
import { createTicket } from "#contract/customer-service.ts";
import { memoryMib, peakMemoryWhile } from "#scripts/bench/measure-load.ts";
import { tellTimes, type Timed } from "./bystander.ts";
import type { AttackResult } from "./result.ts";

export interface BodiesInput {
  /** Address of the storefront, without a trailing slash. */
  storefrontUrl: string;
  /** Its process, to read its memory. */
  pid: number;
  /** Forms sent at once; at most 1,000. */
  forms?: number;
  /** What the process may take more than before, in MiB. */
  maxMoreMib?: number;
}

/** As much as the form for letters takes, but for the lines around the file. */
const formBytes = 3 * createTicket.maxBodyBytes;
const fileBytes = formBytes - 64 * 1024;
/** Each of them another visitor. */
const senders = Array.from({ length: 10 }, (_, index) => `127.0.0.${10 + index}`);
const bystander = "127.0.0.2";
const patienceMs = 120_000;
/** Slower than anything a visitor of a shop has to wait for. */
const slowMs = 5_000;

interface Sent {
  /** This machine's address it comes from. */
  address: string;
  url: string;
  type: string;
  /** The body in parts, and how long it is. */
  parts: readonly Uint8Array[];
  bytes: number;
}

/** Posts as a page of the shop would. Who is refused in the middle may hear of a broken connection first: status 0 then. */
async function post({ address, url, type, parts, bytes }: Sent): Promise<Timed> {
  const beganAt = performance.now();
  const headers = { "content-type": type, "content-length": bytes, "sec-fetch-site": "same-origin" };
  const sent = send(url, {
    method: "POST",
    headers,
    localAddress: address,
    agent: new Agent(),
    timeout: patienceMs,
  });
  sent.on("timeout", () => sent.destroy()).on("error", () => undefined);
  const isOver = new AbortController();
  const status = new Promise<number>((resolve) => {
    sent.once("close", () => resolve(0));
    sent.once("response", (answer: IncomingMessage) => {
      const heard = () => resolve(answer.statusCode ?? 0);
      answer.on("end", heard).on("error", heard).resume();
    });
  }).finally(() => isOver.abort());
  for (const part of parts) {
    if (isOver.signal.aborted || sent.destroyed) break;
    if (!sent.write(part)) await once(sent, "drain", { signal: isOver.signal }).catch(() => undefined);
  }
  if (!isOver.signal.aborted) sent.end();
  const answered = { status: await status, ms: performance.now() - beganAt };
  sent.destroy();
  return answered;
}

/** A letter with a file that is too large: what it answers when it was read is 422. */
function formOf(): Pick<Sent, "type" | "parts" | "bytes"> {
  const boundary = "the-end-of-a-part";
  const text = new TextEncoder();
  const part = new Uint8Array(64 * 1024);
  const head = text.encode(
    `--${boundary}\r\ncontent-disposition: form-data; name="attachment"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`,
  );
  const end = text.encode(`\r\n--${boundary}--\r\n`);
  const parts = [head, ...Array.from({ length: fileBytes / part.length }, () => part), end];
  const bytes = parts.reduce((sum, { length }) => sum + length, 0);
  return { type: `multipart/form-data; boundary=${boundary}`, parts, bytes };
}

/**
 * Hundreds of forms of the largest size at once, from many addresses. Few are read at a time and the others refused at once:
 * the storefront takes little more memory than before, another visitor's carts are made meanwhile, and afterwards there is
 * room for everybody again.
 */
export async function attackWithBodies({ storefrontUrl, pid, ...input }: BodiesInput): Promise<AttackResult> {
  const forms = Math.min(input.forms ?? 500, 1_000);
  const { maxMoreMib = 200 } = input;
  const letter = { url: `${storefrontUrl}/api/contact-form`, ...formOf() };
  const cart = new TextEncoder().encode("{}");
  const small = {
    address: bystander,
    url: `${storefrontUrl}/api${createCart.path}`,
    type: "application/json",
    parts: [cart],
    bytes: cart.length,
  };
  /* What a program does for the first time takes longer and more, whoever else is there. */
  await post({ ...letter, address: bystander });
  await post(small);
  const idleMib = memoryMib(pid) ?? 0;
  let answers: Timed[] = [];
  const ofOthers: Timed[] = [];
  const peakMib = await peakMemoryWhile(pid, async () => {
    const over = new AbortController();
    const others = (async () => {
      do ofOthers.push(await post(small));
      while (!over.signal.aborted);
    })();
    const address = (index: number) => senders[index % senders.length] ?? bystander;
    answers = await Promise.all(
      Array.from({ length: forms }, (_, index) => post({ ...letter, address: address(index) })),
    );
    over.abort();
    await others;
  });
  const later: Timed[] = [];
  for (const address of senders) later.push(await post({ ...letter, address }));

  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  const [taken, refused, broken] = [count(422), count(503), count(0)];
  const harmed = ofOthers.filter(({ status, ms }) => status !== createCart.status || ms > slowMs).length;
  const unserved = later.filter(({ status }) => status !== 422).length;
  const isTooMuch = peakMib - idleMib > maxMoreMib;
  return {
    name: "large bodies at once",
    tries: forms + ofOthers.length + later.length,
    failures: forms - taken - refused - broken + Number(taken === 0) + harmed + unserved + Number(isTooMuch),
    note: [
      `${idleMib} MiB before, at most ${peakMib} MiB`,
      `${taken} forms read, ${refused} refused, ${broken} cut before they heard`,
      `another visitor's carts: ${tellTimes(ofOthers)}, ${harmed} not made or late`,
      `${unserved} of ${later.length} refused afterwards`,
    ].join("; "),
  };
}
