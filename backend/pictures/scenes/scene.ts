import { articleScenes } from "./articles.ts";
import { covers, type CollectionMood } from "./cover-table.ts";
import { coverScene, type Cover } from "./covers.ts";
import { giftBear, giftBouquet, giftBranch, giftParty, giftTrunk, giftWardrobe } from "./gifts.ts";
import { birthGift, homeHero, womanHero } from "./heroes.ts";
import { emptyCart, notFound, offline, parcelScene } from "./moments.ts";
import { Stage } from "./stage.ts";

const scenes = {
  "home-hero": homeHero,
  "woman-hero": womanHero,
  "birth-gift": birthGift,
  "empty-cart": emptyCart,
  parcel: parcelScene,
  "not-found": notFound,
  offline,
  "gift-trunk": giftTrunk,
  "gift-bear": giftBear,
  "gift-party": giftParty,
  "gift-bouquet": giftBouquet,
  "gift-wardrobe": giftWardrobe,
  "gift-branch": giftBranch,
} as const;

type ArticleName = keyof typeof articleScenes;
export type SceneName = keyof typeof scenes | `collection-${CollectionMood}` | `article-${ArticleName}`;

/** `banner` 16:9 (1600 × 900), `wide` 3:2 (1200 × 800), `tall` 4:5 (800 × 1000) for phones. */
export const sceneSizes = { banner: [1600, 900], wide: [1200, 800], tall: [800, 1000] } as const;
export type SceneSize = keyof typeof sceneSizes;

const collectionMoods = Object.keys(covers) as CollectionMood[];
export const sceneNames: readonly SceneName[] = [
  ...(Object.keys(scenes) as (keyof typeof scenes)[]),
  ...collectionMoods.map((mood) => `collection-${mood}` as const),
  ...(Object.keys(articleScenes) as ArticleName[]).map((article) => `article-${article}` as const),
];

/** An unknown name gets the cover of what is new, so a collection added later still has a picture. */
export function sceneMarkup(name: string, size: SceneSize): string {
  const [width, height] = sceneSizes[size] ?? sceneSizes.wide;
  const stage = new Stage(width, height);
  const drawn: [string, (s: Stage) => void][] = [
    ...Object.entries(scenes),
    ...Object.entries(articleScenes).map(([key, draw]): [string, (s: Stage) => void] => [`article-${key}`, draw]),
  ];
  const draw = drawn.find(([key]) => key === name)?.[1];
  if (draw) draw(stage);
  else {
    const mood = name.replace(/^collection-/, "");
    const cover: Cover = Object.entries(covers).find(([key]) => key === mood)?.[1] ?? covers["new-in"];
    coverScene(stage, cover);
  }
  return stage.svg();
}
