import type { Kept } from "#lib/memory/kept.ts";
import type { Encoding } from "./accept-encoding.ts";
import { compressWhole } from "./encoders.ts";
import type { KeptBody } from "./squeeze.ts";

/**
 * Compresses a body that is kept, once for all who ask for it meanwhile. A thousand visitors who came in the same second to a
 * page nobody had asked for in their encoding were a thousand compressors of 300 KiB each. It belongs to none of them: who
 * leaves takes it from nobody.
 */
export function createCompressOnce(bodies: Kept<KeptBody>) {
  const underWay = new Map<string, Promise<Buffer>>();
  const work = async (
    key: string,
    encoding: Exclude<Encoding, "identity">,
    whole: string | Uint8Array,
  ): Promise<Buffer> => {
    const bytes = await compressWhole(whole, encoding, "kept");
    bodies.set(key, { bytes, isShortest: encoding !== "br" }, bytes.length);
    return bytes;
  };
  return (
    key: string,
    encoding: Exclude<Encoding, "identity">,
    findWhole: () => string | Uint8Array,
  ): Promise<Buffer> => {
    const running = underWay.get(key);
    if (running) return running;
    const bytes = work(key, encoding, findWhole()).finally(() => underWay.delete(key));
    underWay.set(key, bytes);
    return bytes;
  };
}
