/** The bytes of a body; null as soon as they are more than allowed, and the rest is not read. */
export async function readBody(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** The body for who reads it by itself: it breaks off as soon as there is more than allowed, and `isTooLarge` says so. */
export function boundBody(body: ReadableStream<Uint8Array<ArrayBuffer>>, maxBytes: number) {
  let length = 0;
  const bounded = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        length += chunk.byteLength;
        if (length > maxBytes) controller.error(new RangeError(`a body of more than ${maxBytes} bytes`));
        else controller.enqueue(chunk);
      },
    }),
  );
  return { body: bounded, isTooLarge: () => length > maxBytes };
}
