import { timingSafeEqual } from "node:crypto";

/** Whether a secret of an address is the one that was given, in a time that tells nothing of how much of it is right. */
export const isSameSecret = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
