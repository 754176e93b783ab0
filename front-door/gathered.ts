import { bytesOf, type Body } from "./body.ts";

/** More than this is not gathered: it is media, or somebody's export. */
const largestBytes = 1024 * 1024;

/** The bytes of an answer as they leave. */
export class Gathered {
  #parts: Buffer[] | null = [];
  #bytes = 0;

  add(part: Body, name?: BufferEncoding): void {
    if (this.#parts === null) return;
    const bytes = bytesOf(part, name);
    this.#bytes += bytes.length;
    if (this.#bytes > largestBytes) this.#parts = null;
    else this.#parts.push(bytes);
  }

  /** All of them; null where they were too many, or others than the length that was promised. */
  whole(promised: number | null): Buffer | null {
    return this.#parts === null || (promised !== null && promised !== this.#bytes) ? null : Buffer.concat(this.#parts);
  }
}
