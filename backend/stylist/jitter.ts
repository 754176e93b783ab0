/** A number in [0, 1) that depends on the two only: what lets two boxes of the same tastes differ. */
export function jitter(seed: number, id: number): number {
  let hash = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(id + 1, 0xc2b2_ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb_352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846c_a68b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}
