import type { BodyOf } from "#contract/endpoint.ts";
import type { composeDraftBox } from "#contract/draft-box.ts";

/** A piece that was picked before the quiz; a variant is a size that was chosen for it. */
export type QuizWish = NonNullable<BodyOf<typeof composeDraftBox>["wishes"]>[number];

/** As many as the API takes. */
const most = 30;

/** `12:101,13` in the address of a quiz: products, with a variant where one was chosen. */
export const wishesText = (picks: readonly { id: number; variant_id: number | null }[]): string =>
  picks.map(({ id, variant_id: variant }) => (variant === null ? `${id}` : `${id}:${variant}`)).join(",");

/** What is no pick is left out: anybody may have written the address. */
export const readWishes = (text: string): QuizWish[] =>
  text
    .split(",")
    .flatMap((part) => {
      const [, product, variant] = /^([1-9]\d{0,8})(?::([1-9]\d{0,8}))?$/.exec(part) ?? [];
      return product ? [{ product_id: Number(product), variant_id: variant ? Number(variant) : null }] : [];
    })
    .slice(0, most);

const isId = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;

/** Whether what a browser kept is a list of picks. */
export const areWishes = (value: unknown): value is QuizWish[] =>
  Array.isArray(value) &&
  value.length <= most &&
  value.every(
    (wish: Partial<QuizWish> | null) => isId(wish?.product_id) && (wish?.variant_id === null || isId(wish?.variant_id)),
  );
