import { type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { pageStatusHeader } from "#lib/routing/page-status.ts";
import { acceptedEncoding, type Encoding } from "./accept-encoding.ts";
import { createEncoder, type Effort, type Encoder, flushEncoder, isCompressible } from "./encoders.ts";
import type { ErrorDocuments, FilledDocument } from "./error-documents.ts";
import {
  isImmutable,
  isShareable,
  isShared,
  type KeptAnswers,
  keepImmutable,
  varyWithoutRouter,
  type WholeAnswer,
} from "./kept-answers.ts";
import { type FinishedPage, finishPage, fixedSources, pageEdition, scriptSources } from "./page-scripts.ts";
import { isOwnPage, tellAway } from "./outage.ts";
import type { FindPressed } from "./pressed-files.ts";
import { type Protect, withNonce } from "./protection.ts";
import { hasCopy } from "./validators.ts";
import type { WholePages } from "./whole-pages.ts";

type Body = string | Uint8Array;
type Done = () => void;

/** What an answer has to know of the API. */
export interface Outage {
  /** Whether a call of the API failed since a moment of `performance.now()`. */
  hasFailedSince: (moment: number) => boolean;
  isAway: () => boolean;
  retryAfterS: number;
}

const noOutage: Outage = { hasFailedSince: () => false, isAway: () => false, retryAfterS: 0 };

const toText = (body: Body | null): string =>
  typeof body === "string"
    ? body
    : body === null
      ? ""
      : Buffer.from(body.buffer, body.byteOffset, body.length).toString();

/** Headers of a body; the visitor keeps those that came with the copy. */
const ofBody = new Set(["content-length", "content-type", "content-encoding"]);

/** More than this is not gathered: it is media, or somebody's export. */
const largestKeptBytes = 1024 * 1024;

/**
 * The class of the storefront's answers: they leave compressed. A page that every visitor may see is hashed and compressed
 * once per content instead of once per request; the key is the content itself, so that what Next decides to send is what
 * is sent. Everything else is compressed while it streams. Where a page is missing or broke, a document says so instead.
 */
export function createAnswerClass(
  kept: KeptAnswers,
  pages: Pick<WholePages, "keep">,
  documents: ErrorDocuments,
  protect: Protect,
  outage: Outage = noOutage,
  findPressed: FindPressed = () => null,
) {
  return class Answer extends ServerResponse {
    #encoder: Encoder | null = null;
    #encoding: Encoding = "identity";
    #isChosen = false;
    #isEnded = false;
    /** The page itself says what its status says. */
    #hasOwnWords = false;
    /** Sent in the place of what is written. */
    #document: FilledDocument | null = null;
    /** The same file, compressed by the build: sent in the place of what is written. */
    #pressed: Buffer | null = null;
    /** What is written first: the part of a page that is the same for everybody, where the rest streams. */
    #first: Body | null = null;
    #isRelayingDrain = false;
    /** Takes the bytes that left, once all of them have. */
    #keep: ((bytes: Buffer) => void) | null = null;
    #gathered: Buffer[] = [];
    #gatheredBytes = 0;
    readonly #beganAt = performance.now();

    override writeHead(status: number, reason?: unknown, headers?: unknown): this {
      this.statusCode = status;
      const given = (typeof reason === "object" ? reason : headers) as OutgoingHttpHeaders | undefined;
      for (const [name, value] of Object.entries(given ?? {})) if (value !== undefined) this.setHeader(name, value);
      this.#takeStatus();
      /* Next adds what it keeps of a page to what the page has just said: a new redirect would name its target twice. */
      for (const name of ["location", "link"]) {
        const values = this.getHeader(name);
        if (Array.isArray(values)) this.setHeader(name, [...new Set(values)].join(", "));
      }
      /* Next calls every failure its own; what failed for want of the API works again soon. */
      if (this.statusCode === 500 && outage.hasFailedSince(this.#beganAt)) {
        this.statusCode = 503;
        this.setHeader("Retry-After", outage.retryAfterS);
      }
      /* What is not there now may be there in a minute; what Next says of pages would keep a 404 for a month in a CDN. */
      if (this.statusCode === 404 && isShareable(this)) this.setHeader("Cache-Control", "s-maxage=60");
      if (!this.#isChosen) {
        this.#document = this.#hasOwnWords ? null : documents.find(this.req, this);
        if (this.#document !== null)
          for (const name of ["content-length", "etag", "content-security-policy"]) this.removeHeader(name);
        protect(this, this.#isHtml() ? withNonce(this, this.#sourcesSoFar()) : []);
        if (this.#document !== null) this.setHeader("Content-Security-Policy", this.#document.policy);
        this.#choose(this.#document?.isSame ? null : "once");
      }
      super.writeHead(this.statusCode, typeof reason === "string" ? reason : undefined);
      this.emit("head");
      return this;
    }

    /** The first part may end before a script that stands in every page. */
    #sourcesSoFar(): string[] {
      return [...new Set([...fixedSources, ...scriptSources(toText(this.#first))])];
    }

    /** What a page may run is known with its first part, which Next writes right after. */
    override flushHeaders(): void {
      if (this.#isChosen || !this.#isHtml()) super.flushHeaders();
    }

    override write(chunk: unknown, encoding?: unknown, callback?: unknown): boolean {
      if (typeof encoding === "function") return this.write(chunk, undefined, encoding);
      if (!this.headersSent) {
        this.#first = chunk as Body;
        this.writeHead(this.statusCode);
      }
      const [name, done] = [encoding as BufferEncoding, callback as Done];
      if (this.#document !== null || this.#pressed !== null) {
        done?.();
        return true;
      }
      if (this.#encoder && !this.destroyed) return !this.#isEnded && this.#encoder.write(chunk, name, done);
      this.#gather(chunk as Body, name);
      return super.write(chunk, name, done);
    }

    override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
      if (typeof chunk === "function") return this.end(undefined, undefined, chunk);
      if (typeof encoding === "function") return this.end(chunk, undefined, encoding);
      /* Whoever catches what failed behind an answer ends it once more: what is sent in its place would be sent twice. */
      if (this.#isEnded || this.writableEnded) return this;
      const body = chunk === undefined || chunk === null || (chunk as Body).length === 0 ? null : (chunk as Body);
      const [name, done] = [encoding as BufferEncoding, callback as Done | undefined];
      if (!this.headersSent) {
        this.#takeStatus();
        if (body !== null && isShared(this.req, this)) return this.#endShared(body, name, done);
        this.#first = body;
        this.writeHead(this.statusCode);
      }
      if (this.#document !== null) return this.#endWithDocument(this.#document, done);
      if (this.#pressed !== null) return this.#finish(this.#pressed, undefined, done);
      return this.#finish(body, name, done);
    }

    /** Sends what is encoded already; nothing of it to who has it. */
    sendWhole({ headers, body }: WholeAnswer): void {
      this.#isChosen = true;
      if (headers.etag !== undefined && hasCopy(this.req, headers.etag)) {
        this.writeHead(304, Object.fromEntries(Object.entries(headers).filter(([name]) => !ofBody.has(name))));
        super.end();
        return;
      }
      this.writeHead(200, headers);
      super.end(body);
    }

    /** Next calls it after every part of a page that streams. */
    flush(): void {
      if (this.#encoder && !this.#isEnded && this.#document === null) flushEncoder(this.#encoder, this.#encoding);
    }

    #takeStatus(): void {
      /* What is sent stale is a good page. Rendering it anew behind it may fail before the head is written, and Next tells
       * so in this answer; a page whose own render fails is not marked as stale. */
      if (this.statusCode === 500 && this.#read("x-nextjs-cache") === "STALE") this.statusCode = 200;
      /* The API went while the page was made: it says so in its own words. */
      if (this.statusCode === 200 && outage.isAway() && isOwnPage(this.req)) tellAway(this);
      this.#takePageStatus();
    }

    /** Gives the page of a rewrite the status the middleware names; a cache would keep it for those it is not meant for. */
    #takePageStatus(): void {
      const status = Number(this.getHeader(pageStatusHeader) ?? 0);
      if (status === 0) return;
      this.removeHeader(pageStatusHeader);
      this.setHeader("Cache-Control", "no-store");
      this.#hasOwnWords = true;
      this.statusCode = status;
    }

    /** Sends a body that many visitors get: from what is kept, or compressed well and kept. */
    #endShared(body: Body, name: BufferEncoding | undefined, done: Done | undefined): this {
      const page = this.#isHtml() && typeof body === "string" ? body : null;
      const digest = kept.digest(body) + (page === null ? "" : pageEdition);
      let made: FinishedPage | null = null;
      const finished = (text: string): FinishedPage => (made ??= finishPage(text));
      let scripts = page === null ? [] : kept.scripts.get(digest);
      const isFirst = scripts === undefined;
      if (page !== null && !scripts) {
        ({ scripts } = finished(page));
        kept.scripts.set(digest, scripts, JSON.stringify(scripts).length);
      }
      protect(this, scripts ?? []);
      const etag = `W/"${digest}"`;
      this.setHeader("ETag", etag);
      if (hasCopy(this.req, etag)) {
        this.statusCode = 304;
        this.removeHeader("content-length");
        this.removeHeader("content-type");
        this.#vary();
        return super.end(done);
      }
      const key = `${acceptedEncoding(this.req.headers["accept-encoding"])} ${digest}`;
      const bytes = kept.bodies.get(key)?.bytes;
      this.#choose(null);
      const findWhole = () => (page === null ? body : finished(page).html);
      if (bytes && this.#encoding !== "identity") {
        this.setHeader("content-length", bytes.length);
        const shorten = page === null ? null : pages.keep(this.req, this, bytes);
        kept.squeeze(key, findWhole, (shorter) => shorten?.(shorter));
        return super.end(bytes, done);
      }
      if (this.#encoding !== "identity") return this.#endWith(kept.compress(key, this.#encoding, findWhole), done);
      const whole = findWhole();
      if (this.hasHeader("content-length")) this.setHeader("content-length", Buffer.byteLength(whole, name));
      /* Who asks for each page once, as crawlers do, drops none that visitors ask for. */
      if (page !== null && !isFirst && this.#encoding === "identity")
        pages.keep(this.req, this, Buffer.from(whole as string, name));
      return this.#finish(whole, name, done);
    }

    /** A thousand who are sent away at once would be a thousand compressors: what says the same to them is compressed once. */
    #endWithDocument({ html, isSame }: FilledDocument, done: Done | undefined): this {
      if (!isSame || this.#encoding === "identity" || !this.hasHeader("content-encoding"))
        return this.#finish(html, "utf8", done);
      const key = `${this.#encoding} ${kept.digest(html)}`;
      const bytes = kept.bodies.get(key)?.bytes;
      return this.#endWith(bytes ? Promise.resolve(bytes) : kept.compress(key, this.#encoding, () => html), done);
    }

    /** Ends with bytes that are being made. */
    #endWith(bytes: Promise<Buffer>, done: Done | undefined): this {
      this.#isEnded = true;
      bytes.then(
        (made) => {
          if (this.destroyed) return;
          if (!this.headersSent) this.setHeader("content-length", made.length);
          super.end(made, done);
        },
        (error: unknown) => this.destroy(error as Error),
      );
      return this;
    }

    /** Decides how the answer leaves; null: who asks compresses it. Runs once, before the headers do. */
    #choose(effort: Effort | null): void {
      this.#isChosen = true;
      if (this.statusCode < 200 || [204, 206, 304].includes(this.statusCode) || this.hasHeader("content-encoding"))
        return;
      const isForever = isImmutable(this.req, this);
      if (isForever) {
        const vary = varyWithoutRouter(this.#read("vary"));
        if (vary === "") this.removeHeader("vary");
        else this.setHeader("vary", vary);
        this.#keepWith((sent) => keepImmutable(kept, this.req, this, sent));
      }
      const length = this.hasHeader("content-length") ? Number(this.getHeader("content-length")) : null;
      if (!isCompressible(this.#read("content-type"), this.#read("cache-control"), length)) return;
      this.#vary();
      this.#encoding = acceptedEncoding(this.req.headers["accept-encoding"]);
      /* Next knows the length of the page before its scripts were moved. */
      if (this.req.method === "HEAD" && this.#isHtml()) this.removeHeader("content-length");
      if (this.#encoding === "identity") return;
      /* A range of the compressed bytes is not a range of the file. */
      this.removeHeader("accept-ranges");
      this.removeHeader("content-length");
      if (this.req.method === "HEAD") return;
      this.setHeader("content-encoding", this.#encoding);
      if (effort === null) return;
      this.#pressed = isForever && this.#encoding === "br" ? findPressed(this.req.url ?? "") : null;
      if (this.#pressed) this.setHeader("content-length", this.#pressed.length);
      else this.#encode(isForever ? "forever" : effort);
    }

    #encode(effort: Effort): void {
      if (this.#encoding === "identity") return;
      const encoder = createEncoder(this.#encoding, effort);
      this.#encoder = encoder;
      encoder.on("data", (part: Buffer) => {
        this.#gather(part);
        if (!super.write(part)) encoder.pause();
      });
      encoder.on("end", () => super.end());
      encoder.on("error", (error) => this.destroy(error));
      /* Whoever writes waits for this answer to drain, and means the encoder. */
      encoder.on("drain", () => {
        this.#isRelayingDrain = true;
        this.emit("drain");
        this.#isRelayingDrain = false;
      });
      this.on("drain", () => {
        if (!this.#isRelayingDrain) encoder.resume();
      });
      /* A visitor who leaves must not leave a compressor behind. */
      this.once("close", () => encoder.destroy());
    }

    #finish(body: Body | null, name: BufferEncoding | undefined, done: Done | undefined): this {
      if (!this.#encoder || this.destroyed) {
        if (body !== null) this.#gather(body, name);
        return body === null ? super.end(done) : super.end(body, name ?? "utf8", done);
      }
      this.#isEnded = true;
      if (done) this.once("finish", done);
      if (body !== null) this.#encoder.write(body, name ?? "utf8");
      this.#encoder.end();
      return this;
    }

    #keepWith(keep: (bytes: Buffer) => void): void {
      this.#keep = keep;
      this.once("finish", () => {
        const length = this.getHeader("content-length");
        const isWhole = length === undefined || Number(length) === this.#gatheredBytes;
        if (this.#keep && isWhole) this.#keep(Buffer.concat(this.#gathered));
        this.#gathered = [];
      });
    }

    #gather(part: Body, name?: BufferEncoding): void {
      if (!this.#keep) return;
      const bytes = typeof part === "string" ? Buffer.from(part, name) : Buffer.from(part);
      this.#gathered.push(bytes);
      this.#gatheredBytes += bytes.length;
      if (this.#gatheredBytes > largestKeptBytes) this.#keep = null;
      if (!this.#keep) this.#gathered = [];
    }

    #isHtml(): boolean {
      return this.#read("content-type").startsWith("text/html");
    }

    #read(name: string): string {
      return String(this.getHeader(name) ?? "");
    }

    #vary(): void {
      const names = this.#read("vary");
      if (!/(?:^|[\s,])(?:accept-encoding|\*)(?:[\s,]|$)/i.test(names)) {
        this.setHeader("Vary", names ? `${names}, Accept-Encoding` : "Accept-Encoding");
      }
    }
  };
}
