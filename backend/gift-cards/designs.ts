import type { GiftCardDesign } from "#contract/gift-cards.ts";
import type { Locale } from "#contract/locale.ts";
import type { Picture } from "#contract/picture.ts";
import type { SceneName } from "../db/seed/content/scenes.ts";
import { scenePicture } from "../db/seed/scene-picture.ts";

/** The drawings, in the order they are offered; each suits one line and can be given for both. */
export const designs = [
  { design: "TRUNK", for: "KID", scene: "gift-trunk" },
  { design: "BEAR", for: "KID", scene: "gift-bear" },
  { design: "PARTY", for: "KID", scene: "gift-party" },
  { design: "BOUQUET", for: "WOMAN", scene: "gift-bouquet" },
  { design: "WARDROBE", for: "WOMAN", scene: "gift-wardrobe" },
  { design: "BRANCH", for: "WOMAN", scene: "gift-branch" },
] as const satisfies readonly { design: GiftCardDesign; for: "KID" | "WOMAN"; scene: SceneName }[];

export const sceneOf = (design: GiftCardDesign): (typeof designs)[number]["scene"] =>
  designs.find((one) => one.design === design)?.scene ?? "gift-trunk";

export function designPicture(design: GiftCardDesign, locale: Locale): Picture {
  const picture = scenePicture(sceneOf(design), "wide");
  return { ...picture, alt: picture.alt[locale] };
}
