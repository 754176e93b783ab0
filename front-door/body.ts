/** What may be written into an answer. */
export type Body = string | Uint8Array;

export const bytesOf = (body: Body, name?: BufferEncoding): Buffer =>
  typeof body === "string" ? Buffer.from(body, name) : Buffer.from(body);

export const textOf = (body: Body | null): string =>
  typeof body === "string"
    ? body
    : body === null
      ? ""
      : Buffer.from(body.buffer, body.byteOffset, body.length).toString();
