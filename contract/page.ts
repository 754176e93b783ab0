import { z } from "zod";

/** Page number of a list, counted from 1. */
export const pageNumberSchema = z.coerce.number().int().min(1).max(10_000).default(1);

/** Integer id of a catalogue record, as it stands in a path or a query. */
export const integerIdSchema = z.coerce.number().int().min(1).max(2_147_483_647);

/** `pages` and `total` count what the query matches; `page_size` is the number of rows on a full page. */
export const pageOf = <T extends z.ZodType>(items: T) =>
  z.object({
    page: z.int(),
    page_size: z.int(),
    pages: z.int(),
    total: z.int(),
    items: z.array(items),
  });
