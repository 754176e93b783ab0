import type { RequestStatus } from "#backend/db/schema/request.ts";

/** The way of a box without what was taken back: a status it came to again counts from its last time. */
export const livedOf = (timeline: readonly RequestStatus[]): RequestStatus[] =>
  timeline.reduce<RequestStatus[]>((lived, step) => {
    if (step === "CANCELLED") return lived;
    const before = lived.indexOf(step);
    return [...(before === -1 ? lived : lived.slice(0, before)), step];
  }, []);
