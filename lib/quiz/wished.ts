import type { z } from "zod";
import { boxWishesSchema, boxWishSchema, mostBoxWishes } from "#contract/draft-box.ts";

/** A piece that was picked before the quiz; a variant is a size that was chosen for it. */
export type QuizWish = z.infer<typeof boxWishSchema>;

/** `12:101,13` in the address of a quiz: products, with a variant where one was chosen. */
export const wishesText = (picks: readonly { id: number; variant_id: number | null }[]): string =>
  picks.map(({ id, variant_id: variant }) => (variant === null ? `${id}` : `${id}:${variant}`)).join(",");

/** What is no pick is left out: anybody may have written the address. */
export const readWishes = (text: string): QuizWish[] =>
  text
    .split(",")
    .flatMap((part) => {
      const [, product, variant] = /^([1-9]\d*)(?::([1-9]\d*))?$/.exec(part) ?? [];
      const wish = { product_id: Number(product), variant_id: variant ? Number(variant) : null };
      return boxWishSchema.safeParse(wish).data ?? [];
    })
    .slice(0, mostBoxWishes);

/** Whether what a browser kept is a list of picks. */
export const areWishes = (value: unknown): value is QuizWish[] => boxWishesSchema.safeParse(value).success;
