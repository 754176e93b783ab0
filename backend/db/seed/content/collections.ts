import { de } from "./collections/de.ts";
import { es } from "./collections/es.ts";
import { fr } from "./collections/fr.ts";
import { nl } from "./collections/nl.ts";
import { type CollectionSlug, collectionSlugs } from "./collections/slugs.ts";
import type { CollectionTexts } from "./collections/texts.ts";
import type { Gender, Localized, ProfileType } from "./localized.ts";
import type { SceneName } from "./scenes.ts";
import type { Audience, Fabric, Silhouette } from "./vocabulary/garment.ts";
import type { SilhouetteFacts } from "./vocabulary/silhouettes.ts";

/** Which products belong; every condition that is present must hold. */
interface CollectionRule {
  genders: readonly Gender[];
  audiences?: readonly Audience[];
  silhouettes?: readonly Silhouette[];
  families?: readonly SilhouetteFacts["family"][];
  fabrics?: readonly Fabric[];
  label?: "cotonbio" | "matchy";
  isRecent?: true;
  /** Few pieces left in every size, or reduced. */
  isLastChance?: true;
}

export interface Collection {
  slug: CollectionSlug;
  profileType: ProfileType;
  /** The one gender the collection speaks to; null when it is for several. */
  gender: Gender | null;
  /** The scene drawn as its picture. */
  cover: SceneName;
  rule: CollectionRule;
  texts: Localized<CollectionTexts>;
}

const kids: readonly Gender[] = ["GIRL", "BOY", "MIXED"];
const women: readonly Gender[] = ["WOMAN"];

const rules: Readonly<Record<CollectionSlug, Omit<Collection, "slug" | "texts" | "profileType">>> = {
  "new-in": { gender: null, cover: "collection-new-in", rule: { genders: kids, isRecent: true } },
  baby: { gender: null, cover: "collection-baby", rule: { genders: kids, audiences: ["BABY"] } },
  girls: { gender: "GIRL", cover: "collection-girls", rule: { genders: ["GIRL", "MIXED"], audiences: ["KID"] } },
  boys: { gender: "BOY", cover: "collection-boys", rule: { genders: ["BOY", "MIXED"], audiences: ["KID"] } },
  basics: {
    gender: null,
    cover: "collection-basics",
    rule: {
      genders: kids,
      silhouettes: ["t-shirt", "long-sleeve", "leggings", "joggers", "sweatshirt", "bodysuit", "socks"],
    },
  },
  knitwear: {
    gender: null,
    cover: "collection-knitwear",
    rule: { genders: kids, silhouettes: ["jumper", "cardigan", "beanie", "scarf"] },
  },
  denim: { gender: null, cover: "collection-denim", rule: { genders: kids, fabrics: ["denim"] } },
  "organic-cotton": { gender: null, cover: "collection-organic", rule: { genders: kids, label: "cotonbio" } },
  "rain-days": {
    gender: null,
    cover: "collection-rain",
    rule: { genders: kids, silhouettes: ["raincoat", "boots", "beanie", "hoodie"] },
  },
  outerwear: { gender: null, cover: "collection-outdoor", rule: { genders: kids, families: ["OUTERWEAR"] } },
  party: {
    gender: null,
    cover: "collection-party",
    rule: {
      genders: kids,
      silhouettes: ["dress", "pinafore", "blouse", "shirt", "skirt", "ballerinas", "cardigan"],
      fabrics: ["velvet", "poplin", "gauze", "leather", "knit"],
    },
  },
  nightwear: { gender: null, cover: "collection-sleep", rule: { genders: kids, families: ["NIGHTWEAR"] } },
  shoes: { gender: null, cover: "collection-shoes", rule: { genders: kids, families: ["SHOES"] } },
  accessories: { gender: null, cover: "collection-accessories", rule: { genders: kids, families: ["ACCESSORIES"] } },
  "birth-gift": {
    gender: null,
    cover: "birth-gift",
    rule: {
      genders: ["MIXED", "GIRL", "BOY"],
      audiences: ["BABY"],
      silhouettes: ["bodysuit", "romper", "pyjamas", "cardigan", "beanie", "dungarees", "hat"],
    },
  },
  "last-chance": { gender: null, cover: "collection-last-chance", rule: { genders: kids, isLastChance: true } },
  woman: { gender: "WOMAN", cover: "collection-woman", rule: { genders: women } },
  "woman-dresses": {
    gender: "WOMAN",
    cover: "collection-woman-dresses",
    rule: { genders: women, families: ["DRESSES"] },
  },
  "woman-tops": { gender: "WOMAN", cover: "collection-woman-tops", rule: { genders: women, families: ["TOPS"] } },
  "woman-knitwear": {
    gender: "WOMAN",
    cover: "collection-woman-knitwear",
    rule: { genders: women, families: ["KNITWEAR"] },
  },
  "woman-bottoms": {
    gender: "WOMAN",
    cover: "collection-woman-bottoms",
    rule: { genders: women, families: ["BOTTOMS"] },
  },
  "woman-outerwear": {
    gender: "WOMAN",
    cover: "collection-woman-outerwear",
    rule: { genders: women, families: ["OUTERWEAR"] },
  },
  "woman-accessories": {
    gender: "WOMAN",
    cover: "collection-woman-accessories",
    rule: { genders: women, families: ["SHOES", "ACCESSORIES"] },
  },
};

/** In display order; the women's slugs contain "woman", which turns the women's theme on. */
export const collections: readonly Collection[] = collectionSlugs.map((slug) => ({
  slug,
  profileType: rules[slug].gender === "WOMAN" ? "WOMAN" : "KID",
  ...rules[slug],
  texts: { fr: fr[slug], de: de[slug], nl: nl[slug], es: es[slug] },
}));

export interface CollectionCandidate {
  gender: Gender;
  audience: Audience;
  silhouette: Silhouette;
  family: SilhouetteFacts["family"];
  fabric: Fabric;
  label: "cotonbio" | "matchy" | null;
  isRecent: boolean;
  isLastChance: boolean;
}

export function belongsTo({ rule }: Collection, product: CollectionCandidate): boolean {
  return (
    rule.genders.includes(product.gender) &&
    (rule.audiences?.includes(product.audience) ?? true) &&
    (rule.silhouettes?.includes(product.silhouette) ?? true) &&
    (rule.families?.includes(product.family) ?? true) &&
    (rule.fabrics?.includes(product.fabric) ?? true) &&
    (rule.label === undefined || rule.label === product.label) &&
    (!rule.isRecent || product.isRecent) &&
    (!rule.isLastChance || product.isLastChance)
  );
}
