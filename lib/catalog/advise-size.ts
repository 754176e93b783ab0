import { kidSizes, womanSizes } from "#contract/sizes.ts";
import { kidHeightCm } from "./size-advice.ts";
import { parseSize } from "./size.ts";

/** What somebody answers who does not know the size. */
export type SizeAnswers =
  | { kind: "kids"; age: string; heightCm: number | null; isRoomy: boolean }
  /** `usual` fits: -1 loosely, 0 well, 1 tightly. */
  | { kind: "woman"; usual: string; fits: -1 | 0 | 1; isRoomy: boolean }
  | { kind: "shoes"; footCm: number | null; usual: number | null; isWide: boolean };

/** A child is between two sizes for a few centimetres; from here on the next one is better. */
const toleranceCm = 2;
/** What grows away in half a year. */
const roomCm = 5;
/** A foot and the room in front of it, counted in French sizes of two thirds of a centimetre. */
const shoeRoomCm = 1.2;
const sizesPerCm = 1.5;

function adviseKid(answers: SizeAnswers & { kind: "kids" }, sizes: readonly string[]): string | null {
  const height = answers.heightCm ?? kidHeightCm(answers.age);
  if (height === null) return null;
  const wanted = height + (answers.isRoomy ? roomCm : 0) - toleranceCm;
  return sizes.find((size) => (kidHeightCm(size) ?? 0) >= wanted) ?? null;
}

function adviseWoman(
  { usual, fits, isRoomy }: SizeAnswers & { kind: "woman" },
  sizes: readonly string[],
): string | null {
  const step = Math.max(-1, Math.min(1, fits + (isRoomy ? 1 : 0)));
  const wanted = womanSizes[womanSizes.indexOf(usual) + step];
  if (wanted === undefined) return null;
  return sizes.find((size) => size === wanted || size.split("/").includes(wanted)) ?? null;
}

function adviseShoe(
  { footCm, usual, isWide }: SizeAnswers & { kind: "shoes" },
  sizes: readonly string[],
): string | null {
  const measured = footCm === null ? usual : (footCm + shoeRoomCm) * sizesPerCm;
  if (measured === null) return null;
  const wanted = measured + (isWide ? 0.5 : 0) - 0.25;
  const found = sizes.find((size) => {
    const parsed = parseSize(size);
    return parsed.kind === "number" && parsed.to >= wanted;
  });
  const parsed = found === undefined ? null : parseSize(found);
  /* The smallest size there is may be far too large all the same. */
  return parsed?.kind === "number" && parsed.value <= wanted + 1 ? (found ?? null) : null;
}

/** The size to choose among those of a piece, smallest first; null when none of them fits. */
export function adviseSize(answers: SizeAnswers, sizes: readonly string[]): string | null {
  if (answers.kind === "shoes") return adviseShoe(answers, sizes);
  if (answers.kind === "woman") return adviseWoman(answers, sizes);
  const found = adviseKid(answers, sizes);
  const smallest = kidSizes[Math.max(0, kidSizes.indexOf(found ?? "") - 1)];
  /* A piece that begins with 6 years is no advice for a child of two. */
  const wanted = answers.heightCm ?? kidHeightCm(answers.age) ?? 0;
  const isFarTooLarge = found === sizes[0] && (kidHeightCm(smallest ?? "") ?? 0) >= wanted + roomCm;
  return isFarTooLarge ? null : found;
}
