import { party, passingOn, rainyDays, rightSize } from "./articles/children.ts";
import { nursery, school } from "./articles/pegs.ts";
import { afterBaby, tenPieces } from "./articles/women.ts";
import { box, colours, wool, workshop } from "./articles/workshop.ts";

/** A scene of its own for each article, named by the article. */
export const articleScenes = {
  "dressing-for-a-party": party,
  "right-size": rightSize,
  "nursery-wardrobe": nursery,
  "ten-pieces": tenPieces,
  "rainy-days": rainyDays,
  "washing-wool": wool,
  "how-a-box-is-made": box,
  "day-with-anais": workshop,
  "matching-colours": colours,
  "passing-on": passingOn,
  "first-school-day": school,
  "after-baby": afterBaby,
} as const;
