import type { z } from "zod";
import type { boxWishSchema } from "#contract/draft-box.ts";

/** A piece that was picked before the quiz; a variant is a size that was chosen for it. */
export type QuizWish = z.infer<typeof boxWishSchema>;

/* What the contract's schema says, without the schemas: the first question of a quiz needs none of them. */
const most = 30;
const largestId = 2_147_483_647;
const isId = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0 && Number(value) <= largestId;
const isWish = (value: unknown): value is QuizWish => {
  if (typeof value !== "object" || value === null || Object.keys(value).length !== 2) return false;
  const { product_id: product, variant_id: variant } = value as Partial<QuizWish>;
  return isId(product) && (variant === null || isId(variant));
};

/** `12:101,13` in the address of a quiz: products, with a variant where one was chosen. */
export const wishesText = (wishes: readonly QuizWish[]): string =>
  wishes.map(({ product_id: id, variant_id: variant }) => (variant === null ? `${id}` : `${id}:${variant}`)).join(",");

/** What is no pick is left out, and each piece is one: anybody may have written the address. */
export function readWishes(text: string): QuizWish[] {
  const wishes = text
    .split(",")
    .map((part) => {
      const [, product, variant] = /^([1-9]\d*)(?::([1-9]\d*))?$/.exec(part) ?? [];
      return { product_id: Number(product), variant_id: variant ? Number(variant) : null };
    })
    .filter(isWish);
  return [...new Map(wishes.map((wish) => [wish.product_id, wish])).values()].slice(0, most);
}

/** Earlier picks with later ones; of too many, the latest. */
export const joinWishes = (before: readonly QuizWish[], more: readonly QuizWish[]): QuizWish[] => {
  const sameIn = (wishes: readonly QuizWish[], { product_id: id }: QuizWish) =>
    wishes.find((wish) => wish.product_id === id);
  return [...before.map((wish) => sameIn(more, wish) ?? wish), ...more.filter((wish) => !sameIn(before, wish))].slice(
    -most,
  );
};

/** Whether what a browser kept is a list of picks. */
export const areWishes = (value: unknown): value is QuizWish[] =>
  Array.isArray(value) && value.length <= most && value.every(isWish);
