import type { Gender, Localized, ProfileType } from "./localized.ts";
import { de } from "./looks/de.ts";
import { es } from "./looks/es.ts";
import { fr } from "./looks/fr.ts";
import { nl } from "./looks/nl.ts";
import { type LookSlug, lookSlugs } from "./looks/slugs.ts";
import type { StylistSlug } from "./stylists.ts";
import type { ColorCode } from "./vocabulary/colors.ts";
import type { Audience, Silhouette } from "./vocabulary/garment.ts";

export interface Look {
  slug: LookSlug;
  profileType: ProfileType;
  audience: Audience;
  /** The products' gender; a child's look also takes mixed pieces. */
  gender: Gender;
  /** One product each, head first. */
  slots: readonly Silhouette[];
  /** Colours that go together; products are looked for in these first, then in any harmonious colour. */
  palette: readonly ColorCode[];
  stylist: StylistSlug;
  name: Localized<string>;
  /** A template for `lookText`: no colour stands in it but as that of a piece. */
  mood: Localized<string>;
}

type Row = readonly [
  audience: Audience,
  gender: Gender,
  stylist: StylistSlug,
  slots: readonly Silhouette[],
  palette: readonly ColorCode[],
];

const rows: Readonly<Record<LookSlug, Row>> = {
  "first-days": [
    "BABY",
    "MIXED",
    "anais",
    ["beanie", "bodysuit", "cardigan", "leggings"],
    ["cream", "sand", "blush", "taupe"],
  ],
  "nap-time": ["BABY", "MIXED", "anais", ["pyjamas", "cardigan", "socks"], ["sky", "white", "grey", "mint"]],
  "first-steps": ["BABY", "MIXED", "anais", ["t-shirt", "dungarees", "socks"], ["denim", "white", "mustard"]],
  "pram-in-the-park": ["BABY", "GIRL", "anais", ["hat", "romper", "cardigan"], ["apricot", "cream", "blush"]],
  "little-sailor": ["BABY", "BOY", "jonas", ["long-sleeve", "joggers", "gilet"], ["navy", "white", "red"]],
  "sunday-at-grandmas": ["BABY", "GIRL", "ines", ["dress", "cardigan", "socks"], ["raspberry", "cream", "pink"]],
  treehouse: ["KID", "MIXED", "bastien", ["sweatshirt", "dungarees", "trainers"], ["khaki", "cream", "mustard"]],
  "puddle-day": ["KID", "MIXED", "jonas", ["beanie", "raincoat", "joggers", "boots"], ["sunshine", "navy", "grey"]],
  "first-day-of-school": [
    "KID",
    "GIRL",
    "lotte",
    ["blouse", "pinafore", "cardigan", "ballerinas"],
    ["navy", "white", "burgundy"],
  ],
  "marbles-champion": ["KID", "BOY", "bastien", ["polo", "shorts", "trainers"], ["meadow", "white", "navy"]],
  "orchard-picnic": ["KID", "GIRL", "ines", ["hat", "dress", "sandals"], ["red", "white", "camel"]],
  "harbour-morning": [
    "KID",
    "BOY",
    "jonas",
    ["t-shirt", "jeans", "raincoat", "trainers"],
    ["navy", "white", "sunshine", "denim"],
  ],
  "birthday-candles": ["KID", "GIRL", "ines", ["dress", "cardigan", "ballerinas"], ["raspberry", "blush", "cream"]],
  "page-boy": ["KID", "BOY", "ines", ["shirt", "trousers", "belt", "boots"], ["white", "sage", "camel"]],
  "cycle-path": ["KID", "MIXED", "lotte", ["hoodie", "leggings", "jacket", "trainers"], ["petrol", "grey", "mint"]],
  "autumn-leaves": ["KID", "GIRL", "lotte", ["jumper", "skirt", "scarf", "boots"], ["rust", "mustard", "chocolate"]],
  "museum-wednesday": ["KID", "BOY", "ilse", ["shirt", "jumper", "trousers", "boots"], ["forest", "cream", "navy"]],
  "ladybird-hunt": ["KID", "GIRL", "ines", ["t-shirt", "shorts", "sandals", "hat"], ["red", "denim", "cream"]],
  "snow-on-the-roof": [
    "KID",
    "MIXED",
    "jonas",
    ["beanie", "coat", "jumper", "trousers"],
    ["grey", "royal", "anthracite"],
  ],
  sleepover: ["KID", "MIXED", "anais", ["pyjamas", "cardigan", "socks"], ["lilac", "white", "navy"]],
  "chess-club": ["KID", "BOY", "ilse", ["polo", "cardigan", "jeans"], ["burgundy", "denim", "camel"]],
  lighthouse: ["KID", "GIRL", "jonas", ["long-sleeve", "skirt", "raincoat", "boots"], ["navy", "white", "coral"]],
  "garden-cooks": ["KID", "BOY", "bastien", ["t-shirt", "dungarees", "hat"], ["sage", "denim", "cream"]],
  "dance-lesson": ["KID", "GIRL", "ines", ["blouse", "skirt", "cardigan", "ballerinas"], ["blush", "grey", "cream"]],
  "weekend-train": [
    "KID",
    "MIXED",
    "bastien",
    ["sweatshirt", "joggers", "gilet", "bag"],
    ["terracotta", "cream", "chocolate"],
  ],
  "camp-fire": ["KID", "BOY", "bastien", ["shirt", "jeans", "gilet", "boots"], ["rust", "denim", "khaki"]],
  "kite-on-the-beach": ["KID", "GIRL", "lotte", ["jumpsuit", "jumper", "sandals"], ["sky", "sand", "white"]],
  "almost-grown-up": ["KID", "GIRL", "ilse", ["shirt", "jeans", "jacket", "trainers"], ["white", "denim", "black"]],
  "quiet-monday": [
    "WOMAN",
    "WOMAN",
    "clara",
    ["shirt", "trousers", "cardigan", "ballerinas"],
    ["white", "navy", "camel"],
  ],
  "market-in-the-rain": [
    "WOMAN",
    "WOMAN",
    "clara",
    ["jumper", "jeans", "raincoat", "boots"],
    ["cream", "denim", "khaki"],
  ],
  "dinner-with-friends": ["WOMAN", "WOMAN", "maud", ["dress", "belt", "ballerinas"], ["burgundy", "black", "blush"]],
  "back-to-the-office": [
    "WOMAN",
    "WOMAN",
    "maud",
    ["blouse", "trousers", "jacket", "bag"],
    ["anthracite", "white", "burgundy"],
  ],
  "late-breakfast": ["WOMAN", "WOMAN", "maud", ["pyjamas", "cardigan", "socks"], ["blush", "cream", "taupe"]],
  "linen-afternoon": [
    "WOMAN",
    "WOMAN",
    "clara",
    ["hat", "shirt", "shorts", "sandals"],
    ["white", "sand", "terracotta"],
  ],
  "summer-wedding": ["WOMAN", "WOMAN", "maud", ["jumpsuit", "scarf", "bag", "sandals"], ["sage", "cream", "camel"]],
  "first-cold": ["WOMAN", "WOMAN", "clara", ["beanie", "coat", "jumper", "jeans"], ["camel", "cream", "denim"]],
  "school-gate": ["WOMAN", "WOMAN", "ilse", ["sweatshirt", "jeans", "coat", "trainers"], ["grey", "denim", "navy"]],
  "sea-wall": [
    "WOMAN",
    "WOMAN",
    "ilse",
    ["long-sleeve", "skirt", "raincoat", "trainers"],
    ["white", "navy", "sunshine"],
  ],
  "gallery-opening": ["WOMAN", "WOMAN", "maud", ["t-shirt", "skirt", "jacket", "boots"], ["black", "plum", "grey"]],
  "weekend-away": ["WOMAN", "WOMAN", "ilse", ["polo", "dungarees", "gilet", "bag"], ["khaki", "cream", "rust"]],
};

export const looks: readonly Look[] = lookSlugs.map((slug) => {
  const [audience, gender, stylist, slots, palette] = rows[slug];
  return {
    slug,
    audience,
    gender,
    stylist,
    slots,
    palette,
    profileType: audience === "WOMAN" ? "WOMAN" : "KID",
    name: { fr: fr[slug][0], de: de[slug][0], nl: nl[slug][0], es: es[slug][0] },
    mood: { fr: fr[slug][1], de: de[slug][1], nl: nl[slug][1], es: es[slug][1] },
  };
});
