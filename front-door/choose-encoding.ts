import type { ServerResponse } from "node:http";
import { acceptedEncoding, type Encoding } from "./accept-encoding.ts";
import { isHtml, lengthOf, readHeader } from "./answer-head.ts";
import { isCompressible } from "./encoders.ts";
import { isImmutable, varyWithoutRouter } from "./kept-answers.ts";

/** How a body leaves. */
export interface Way {
  /** What it is encoded in, and says so. */
  encoding: Encoding;
  /** The same for everybody, for ever. */
  isForever: boolean;
  /** False: it leaves as it is, because nothing of it leaves, or because it is encoded or too short. */
  isEncoded: boolean;
}

/** Says that an answer differs by what encodings a visitor takes. */
export function varyByEncoding(answer: ServerResponse): void {
  const names = readHeader(answer, "vary");
  if (!/(?:^|[\s,])(?:accept-encoding|\*)(?:[\s,]|$)/i.test(names))
    answer.setHeader("Vary", names ? `${names}, Accept-Encoding` : "Accept-Encoding");
}

function withoutRouter(answer: ServerResponse): void {
  const vary = varyWithoutRouter(readHeader(answer, "vary"));
  if (vary === "") answer.removeHeader("vary");
  else answer.setHeader("vary", vary);
}

const plain: Way = { encoding: "identity", isForever: false, isEncoded: false };

/** Decides how the body of an answer leaves and has its headers say so; once, before they are sent. */
export function chooseEncoding(answer: ServerResponse): Way {
  const { req, statusCode } = answer;
  if (statusCode < 200 || [204, 206, 304].includes(statusCode) || answer.hasHeader("content-encoding")) return plain;
  const isForever = isImmutable(req, answer);
  if (isForever) withoutRouter(answer);
  const length = lengthOf(answer);
  if (!isCompressible(readHeader(answer, "content-type"), readHeader(answer, "cache-control"), length))
    return { ...plain, isForever };
  varyByEncoding(answer);
  const encoding = acceptedEncoding(req.headers["accept-encoding"]);
  /* Next knows the length of the page before its scripts were moved. */
  if (req.method === "HEAD" && isHtml(answer)) answer.removeHeader("content-length");
  if (encoding === "identity") return { encoding, isForever, isEncoded: false };
  /* A range of the compressed bytes is not a range of the file. */
  answer.removeHeader("accept-ranges");
  answer.removeHeader("content-length");
  if (req.method === "HEAD") return { encoding, isForever, isEncoded: false };
  answer.setHeader("content-encoding", encoding);
  return { encoding, isForever, isEncoded: true };
}
