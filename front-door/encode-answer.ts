import type { ServerResponse } from "node:http";
import type { Encoder } from "./encoders.ts";

/** How bytes leave as they are. */
interface Raw {
  /** False: more than the line takes. */
  write: (part: Buffer) => boolean;
  end: () => void;
}

/** Has an answer leave through a compressor, as fast as its visitor reads. */
export function encodeAnswer(answer: ServerResponse, encoder: Encoder, raw: Raw): void {
  encoder.on("data", (part: Buffer) => {
    if (!raw.write(part)) encoder.pause();
  });
  encoder.on("end", raw.end);
  encoder.on("error", (error) => answer.destroy(error));
  /* Whoever writes waits for this answer to drain, and means the encoder. */
  let isRelaying = false;
  encoder.on("drain", () => {
    isRelaying = true;
    answer.emit("drain");
    isRelaying = false;
  });
  answer.on("drain", () => {
    if (!isRelaying) encoder.resume();
  });
  /* A visitor who leaves must not leave a compressor behind. */
  answer.once("close", () => encoder.destroy());
}
