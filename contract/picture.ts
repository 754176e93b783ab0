import { z } from "zod";

/** A picture with what a page needs to reserve its place and describe it. */
export const pictureSchema = z.object({
  /** Absolute address, or a root-relative one below the media base of the API. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** What is seen, in the language asked for. */
  alt: z.string(),
  /** Ground colour shown until the picture is there, for example `#f6efe2`. */
  placeholder: z.string(),
});
export type Picture = z.infer<typeof pictureSchema>;
