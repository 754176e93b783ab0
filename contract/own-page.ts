import { z } from "zod";

/**
 * A page of the shop somebody was on the way to: a path with its query and its end, as the shop writes them. It may stand in a
 * mail that anybody can have sent to an address: no other host, no escapes, nothing that reads as words.
 */
export const ownPageSchema = z
  .string()
  .max(200)
  .regex(/^(?!.*(?:\/\/|\.\.))\/[\w./-]*(?:\?[\w.=&-]*)?(?:#[\w-]{1,100})?$/);
