import { type OutgoingHttpHeaders, ServerResponse } from "node:http";
import { isHtml, lengthOf, noOutage, type Outage, settleHead, settleStatus } from "./answer-head.ts";
import { type Body, textOf } from "./body.ts";
import { chooseEncoding, type Way } from "./choose-encoding.ts";
import { encodeAnswer } from "./encode-answer.ts";
import { createEncoder, type Encoder, flushEncoder } from "./encoders.ts";
import type { ErrorDocuments, FilledDocument } from "./error-documents.ts";
import { Gathered } from "./gathered.ts";
import { isShared, type KeptAnswers, keepImmutable, type WholeAnswer } from "./kept-answers.ts";
import { fixedSources, scriptSources } from "./page-scripts.ts";
import type { FindPressed } from "./pressed-files.ts";
import { type Protect, withNonce } from "./protection.ts";
import { shareBody } from "./shared-body.ts";
import { count } from "./tally.ts";
import { hasCopy } from "./validators.ts";
import { isAskedAhead, type WholePages } from "./whole-pages.ts";

type Done = () => void;

/** Headers of a body; the visitor keeps those that came with the copy. */
const ofBody = new Set(["content-length", "content-type", "content-encoding"]);

/** What answers are made with. */
export interface AnswerNeeds {
  kept: KeptAnswers;
  pages: Pick<WholePages, "keep">;
  documents: Pick<ErrorDocuments, "find">;
  protect: Protect;
  outage?: Outage | undefined;
  findPressed?: FindPressed | undefined;
}

/**
 * The class of the storefront's answers, as Node asks for one: they leave compressed and protected. A page that every visitor
 * may see is hashed and compressed once per content instead of once per request. Everything else is compressed while it streams.
 * Where a page is missing or broke, a document says so instead.
 */
export function createAnswerClass(needs: AnswerNeeds) {
  const { kept, pages, documents, protect, outage = noOutage, findPressed = () => null } = needs;
  return class Answer extends ServerResponse {
    #encoder: Encoder | null = null;
    #way: Way | null = null;
    #isEnded = false;
    /** The page itself says what its status says. */
    #hasOwnWords = false;
    /** Sent in the place of what is written. */
    #document: FilledDocument | null = null;
    /** The same file, compressed by the build: sent in the place of what is written. */
    #pressed: Buffer | null = null;
    /** What is written first: the part of a page that is the same for everybody, where the rest streams. */
    #first: Body | null = null;
    /** The bytes that leave, where they are kept once all of them have. */
    #gathered: Gathered | null = null;
    readonly #beganAt = performance.now();

    override writeHead(status: number, reason?: unknown, headers?: unknown): this {
      this.statusCode = status;
      const given = (typeof reason === "object" ? reason : headers) as OutgoingHttpHeaders | undefined;
      for (const [name, value] of Object.entries(given ?? {})) if (value !== undefined) this.setHeader(name, value);
      this.#settleStatus();
      settleHead(this, outage, this.#beganAt);
      if (this.#way === null) this.#prepare();
      super.writeHead(this.statusCode, typeof reason === "string" ? reason : undefined);
      this.emit("head");
      return this;
    }

    /** What a page may run is known with its first part, which Next writes right after. */
    override flushHeaders(): void {
      if (this.#way !== null || !isHtml(this)) super.flushHeaders();
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
      this.#gathered?.add(chunk as Body, name);
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
        this.#settleStatus();
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
      this.#way = { encoding: "identity", isForever: false, isEncoded: false };
      if (headers.etag !== undefined && hasCopy(this.req, headers.etag)) {
        this.writeHead(304, Object.fromEntries(Object.entries(headers).filter(([name]) => !ofBody.has(name))));
        super.end();
        return;
      }
      this.writeHead(200, headers);
      super.end(body);
    }

    /** Next calls it after every part of what streams: a page shows them as they come, a file that never changes is shorter whole. */
    flush(): void {
      if (this.#encoder && !this.#isEnded && this.#document === null && this.#way?.isForever !== true)
        flushEncoder(this.#encoder, this.#way?.encoding ?? "identity");
    }

    #settleStatus(): void {
      if (settleStatus(this, outage)) this.#hasOwnWords = true;
    }

    /** What stands in the place of the body, what may run in it, and how it leaves. */
    #prepare(): void {
      this.#document = this.#hasOwnWords ? null : documents.find(this.req, this);
      if (this.#document !== null) {
        count("documents");
        for (const name of ["content-length", "etag", "content-security-policy"]) this.removeHeader(name);
      }
      /* The first part may end before a script that stands in every page. */
      const sources = isHtml(this) ? [...new Set([...fixedSources, ...scriptSources(textOf(this.#first))])] : null;
      protect(this, sources === null ? [] : withNonce(this, sources));
      if (this.#document !== null) this.setHeader("Content-Security-Policy", this.#document.policy);
      this.#way = chooseEncoding(this);
      if (this.#way.isForever) this.#gather((bytes) => keepImmutable(kept, this.req, this, bytes));
      else if (isAskedAhead(this.req)) this.#gather((bytes) => void pages.keep(this.req, this, bytes));
      /* Whoever ends with it compresses it, once for all. */
      if (this.#way.isEncoded && !this.#document?.isSame) this.#encode(this.#way);
    }

    #encode({ encoding, isForever }: Way): void {
      this.#pressed = isForever && encoding === "br" ? findPressed(this.req.url ?? "") : null;
      if (this.#pressed) {
        count("pressed_files");
        return void this.setHeader("content-length", this.#pressed.length);
      }
      if (encoding === "identity") return;
      this.#encoder = createEncoder(encoding, isForever ? "forever" : "once");
      encodeAnswer(this, this.#encoder, {
        write: (part) => {
          this.#gathered?.add(part);
          return super.write(part);
        },
        end: () => void super.end(),
      });
    }

    /** Has what leaves kept, once all of it has left. */
    #gather(keep: (bytes: Buffer) => void): void {
      const gathered = new Gathered();
      this.#gathered = gathered;
      this.once("finish", () => {
        const bytes = gathered.whole(lengthOf(this));
        if (bytes) keep(bytes);
      });
    }

    /** Sends a body that many visitors get. */
    #endShared(body: Body, name: BufferEncoding | undefined, done: Done | undefined): this {
      const shared = shareBody(needs, this, { body, name });
      this.#way = { encoding: "identity", isForever: false, isEncoded: false };
      if ("copy" in shared) return super.end(done);
      return "bytes" in shared ? this.#endWith(shared.bytes, done) : super.end(shared.body, name ?? "utf8", done);
    }

    /** A thousand who are sent away at once would be a thousand compressors: what says the same to them is compressed once. */
    #endWithDocument({ html, isSame }: FilledDocument, done: Done | undefined): this {
      const { encoding = "identity", isEncoded = false } = this.#way ?? {};
      if (!isSame || encoding === "identity" || !isEncoded) return this.#finish(html, "utf8", done);
      const key = `${encoding} ${kept.digest(html)}`;
      const bytes = kept.bodies.get(key)?.bytes;
      return this.#endWith(bytes ? Promise.resolve(bytes) : kept.compress(key, encoding, () => html), done);
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

    #finish(body: Body | null, name: BufferEncoding | undefined, done: Done | undefined): this {
      if (!this.#encoder || this.destroyed) {
        if (body !== null) this.#gathered?.add(body, name);
        return body === null ? super.end(done) : super.end(body, name ?? "utf8", done);
      }
      this.#isEnded = true;
      if (done) this.once("finish", done);
      if (body !== null) this.#encoder.write(body, name ?? "utf8");
      this.#encoder.end();
      return this;
    }
  };
}
