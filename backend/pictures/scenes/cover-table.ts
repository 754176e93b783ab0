import type { Cover } from "./covers.ts";
import { garment as g } from "./stage.ts";

const woman = "woman" as const;
const baby = "baby" as const;

/** What each collection's cover shows. */
export const covers = {
  "new-in": {
    kind: "rail",
    ground: "#faf0dc",
    accent: "#e3c69c",
    extra: "trunk",
    specs: [
      g("dress", "#d98f6c", "#fff4e0", { pattern: "flower", fabric: "poplin", seed: 4 }),
      g("cardigan", "#e9c26a", "#8c5a3c", { fabric: "knit" }),
      g("t-shirt", "#f6efe3", "#35476e", { pattern: "stripe" }),
      g("raincoat", "#7d9cc0", "#fff4e0", { fabric: "poplin" }),
      g("blouse", "#e9b9b0", "#fffaf0", { pattern: "dot", fabric: "gauze", seed: 2 }),
    ],
  },
  baby: {
    kind: "quilt",
    ground: "#f3ead9",
    accent: "#b9cbb0",
    specs: [
      g("cardigan", "#e9d0a8", "#a8754c", { cut: baby, fabric: "knit" }),
      g("romper", "#e9b9b0", "#fff8ef", { cut: baby, pattern: "dot", fabric: "gauze", seed: 3 }),
      g("beanie", "#d98f6c", "#f6efe3", { cut: baby, fabric: "knit" }),
      g("socks", "#f0d27a", "#fffaf0", { cut: baby, fabric: "knit" }),
    ],
    people: [
      {
        seed: 8,
        wearer: "baby",
        size: "9 mois",
        wears: [
          g("long-sleeve", "#f6efe3", "#8fa98b", { cut: baby, pattern: "leaf", seed: 3 }),
          g("leggings", "#8fa98b", "#f6efe3", { cut: baby, fabric: "rib" }),
          g("socks", "#f6efe3", "#d98f6c", { cut: baby, fabric: "rib" }),
        ],
      },
    ],
  },
  girls: {
    kind: "rail",
    ground: "#f9e9e2",
    accent: "#e0bfa2",
    specs: [
      g("dress", "#e9b9b0", "#a8524a", { pattern: "flower", fabric: "gauze", seed: 1 }),
      g("blouse", "#f7efe4", "#d98f6c", { pattern: "dot", fabric: "gauze", seed: 5 }),
      g("skirt", "#c9745a", "#fff4e0", { fabric: "corduroy", seed: 2 }),
      g("cardigan", "#f0d27a", "#8c5a3c", { fabric: "knit", seed: 2 }),
      g("pinafore", "#6f86ab", "#fff4e0", { fabric: "denim", seed: 3 }),
    ],
    wearer: {
      seed: 15,
      wearer: "girl",
      size: "8 ans",
      wears: [
        g("t-shirt", "#f6efe3", "#c9745a", { pattern: "stripe", seed: 4 }),
        g("skirt", "#35476e", "#fff4e0", { fabric: "denim", seed: 2 }),
        g("sandals", "#b48a62", "#f6efe3", { fabric: "leather", seed: 2 }),
      ],
    },
  },
  boys: {
    kind: "rail",
    ground: "#e9eef0",
    accent: "#d6bd9a",
    extra: "bear",
    specs: [
      g("shirt", "#f3ece0", "#6f8a67", { pattern: "check", fabric: "linen" }),
      g("jumper", "#35476e", "#f3d9a4", { fabric: "knit" }),
      g("jeans", "#5c7aa6", "#c0694f", { fabric: "denim" }),
      g("hoodie", "#8fa98b", "#f6efe3", { fabric: "fleece", seed: 3 }),
      g("t-shirt", "#f6efe3", "#c9745a", { pattern: "stripe", seed: 3 }),
    ],
    wearer: {
      seed: 64,
      wearer: "boy",
      size: "6 ans",
      wears: [
        g("sweatshirt", "#d98f6c", "#f6efe3", { fabric: "fleece", seed: 5 }),
        g("trousers", "#35476e", "#f3d9a4", { fabric: "corduroy", seed: 4 }),
        g("trainers", "#f6efe3", "#8fa98b", { seed: 2 }),
      ],
    },
  },
  knitwear: {
    kind: "pile",
    ground: "#f5e8d8",
    accent: "#dab88e",
    folded: [
      { color: "#6b4a3a", fabric: "knit" },
      { color: "#d98f6c", fabric: "knit" },
      { color: "#f3ece0", fabric: "rib" },
      { color: "#8fa98b", fabric: "knit" },
      { color: "#e9c26a", fabric: "knit" },
    ],
    specs: [
      g("beanie", "#c9745a", "#f6efe3", { fabric: "knit" }),
      g("jumper", "#f3e6d0", "#c9745a", { fabric: "knit", seed: 5 }),
      g("socks", "#8fa98b", "#f6efe3", { fabric: "knit", seed: 2 }),
    ],
  },
  rain: {
    kind: "puddles",
    ground: "#b4c6d0",
    accent: "#9fbacb",
    specs: [],
    people: [
      {
        seed: 36,
        wearer: "girl",
        size: "6 ans",
        wears: [
          g("raincoat", "#f0c64f", "#35476e", { fabric: "poplin", seed: 3 }),
          g("leggings", "#35476e", "#f0c64f", { seed: 1 }),
          g("boots", "#c9745a", "#f6efe3", { fabric: "poplin", seed: 1 }),
        ],
      },
      {
        seed: 71,
        wearer: "boy",
        size: "3 ans",
        wears: [
          g("raincoat", "#4f7391", "#f6efe3", { pattern: "star", fabric: "poplin", seed: 2 }),
          g("leggings", "#8b93a6", "#f6efe3", { seed: 1 }),
          g("boots", "#e9b23c", "#f6efe3", { fabric: "poplin", seed: 1 }),
          g("beanie", "#c9745a", "#f6efe3", { fabric: "knit", seed: 8 }),
        ],
      },
    ],
  },
  party: {
    kind: "flat",
    ground: "#f6e9dd",
    accent: "#e9b9b0",
    extra: "party",
    shape: "none",
    specs: [
      g("dress", "#6b3a4e", "#f3d7a4", { pattern: "star", fabric: "velvet", seed: 6 }),
      g("shirt", "#fbf6ec", "#35476e", { fabric: "poplin", seed: 4 }),
      g("shorts", "#35476e", "#f3d9a4", { fabric: "velvet", seed: 2 }),
      g("ballerinas", "#d9b26c", "#fff4e0", { fabric: "satin", seed: 2 }),
    ],
  },
  organic: {
    kind: "flat",
    ground: "#eef0e2",
    accent: "#b9c8a4",
    extra: "leaves",
    specs: [
      g("romper", "#e6d8bf", "#6f8a67", { cut: baby, fabric: "linen", seed: 3 }),
      g("t-shirt", "#f6f0e2", "#8fa98b", { pattern: "leaf" }),
      g("trousers", "#a9b894", "#f6efe3", { fabric: "linen", seed: 2 }),
      g("hat", "#e0c79c", "#8fa98b", { fabric: "linen" }),
    ],
  },
  denim: {
    kind: "flat",
    ground: "#e6ebef",
    accent: "#a9bdd2",
    specs: [
      g("dungarees", "#5c7aa6", "#e9c26a", { fabric: "denim", seed: 2 }),
      g("jacket", "#48648f", "#e9c26a", { fabric: "denim" }),
      g("jeans", "#8fa9c9", "#e9c26a", { fabric: "denim", seed: 2 }),
      g("trainers", "#f3ece0", "#c9745a", { fabric: "leather" }),
      g("bag", "#5c7aa6", "#b98457", { fabric: "denim", seed: 2 }),
    ],
  },
  basics: {
    kind: "pile",
    ground: "#f4ede1",
    accent: "#dcc7a6",
    folded: [
      { color: "#35476e", fabric: "jersey" },
      { color: "#f6efe3", accent: "#35476e", pattern: "stripe", scale: 0.6 },
      { color: "#c9b8a2", fabric: "rib" },
      { color: "#e9b9b0", fabric: "jersey" },
      { color: "#fbf6ec", fabric: "rib" },
    ],
    specs: [g("socks", "#f6efe3", "#c9745a", { fabric: "rib" }), g("t-shirt", "#fbf6ec", "#35476e", { seed: 2 })],
  },
  shoes: {
    kind: "flat",
    ground: "#f4e8da",
    accent: "#e0bd94",
    shape: "disc",
    specs: [
      g("boots", "#9a6240", "#e9c26a", { fabric: "leather", seed: 2 }),
      g("trainers", "#8fa98b", "#f6efe3", { fabric: "leather" }),
      g("ballerinas", "#c9606a", "#fff4e0", { fabric: "velvet", seed: 2 }),
      g("sandals", "#d9a05b", "#fff4e0", { fabric: "leather" }),
      g("trainers", "#35476e", "#e9c26a", { fabric: "leather", seed: 4 }),
    ],
  },
  accessories: {
    kind: "flat",
    ground: "#f6ead8",
    accent: "#e9cf98",
    shape: "disc",
    specs: [
      g("scarf", "#d98f6c", "#f6efe3", { fabric: "knit", seed: 2 }),
      g("bag", "#9a6240", "#e9c9a0", { fabric: "leather" }),
      g("hat", "#e9d3a4", "#35476e", { fabric: "linen" }),
      g("socks", "#8fa98b", "#f6efe3", { pattern: "dot", fabric: "rib" }),
      g("beanie", "#35476e", "#e9c26a", { fabric: "knit" }),
    ],
  },
  "last-chance": {
    kind: "rail",
    ground: "#f7ecd6",
    accent: "#dfc195",
    extra: "bear",
    specs: [
      g("coat", "#a8524a", "#f3d9a4", { fabric: "velvet", seed: 3 }),
      g("sweatshirt", "#e9c26a", "#35476e", { seed: 4 }),
      g("joggers", "#8b93a6", "#f6efe3"),
      g("polo", "#7d9cc0", "#fff4e0", { seed: 2 }),
      g("gilet", "#6f8a67", "#f3d9a4", { fabric: "poplin", seed: 3 }),
    ],
  },
  sleep: {
    kind: "flat",
    ground: "#e4e8f0",
    accent: "#b4c1d9",
    shape: "blob",
    specs: [
      g("pyjamas", "#f6efe3", "#35476e", { pattern: "star", seed: 3 }),
      g("pyjamas", "#e9b9b0", "#fffaf0", { cut: baby, pattern: "heart", seed: 2 }),
      g("bodysuit", "#7d9cc0", "#fff4e0", { cut: baby, seed: 2 }),
      g("socks", "#f0d27a", "#fffaf0", { fabric: "knit", cut: baby }),
    ],
  },
  outdoor: {
    kind: "flat",
    ground: "#e9ebdd",
    accent: "#b5c09b",
    extra: "leaves",
    specs: [
      g("jacket", "#6f8a67", "#e9c26a", { fabric: "poplin", seed: 2 }),
      g("gilet", "#c9745a", "#f3d9a4", { fabric: "poplin", seed: 1 }),
      g("joggers", "#5a5348", "#e9c26a", { seed: 1 }),
      g("boots", "#8f6242", "#e9c26a", { fabric: "leather", seed: 4 }),
      g("beanie", "#e9c26a", "#f6efe3", { fabric: "knit" }),
    ],
  },
  woman: {
    kind: "rail",
    ground: "#f7e6de",
    accent: "#d9b59c",
    specs: [
      g("blouse", "#f7efe6", "#c98a76", { cut: woman, fabric: "gauze", seed: 4 }),
      g("trousers", "#a98467", "#f6efe3", { cut: woman, fabric: "linen", seed: 1 }),
      g("dress", "#4f5f58", "#f3d7c4", { cut: woman, pattern: "leaf", fabric: "poplin", seed: 2 }),
      g("jacket", "#c9a27c", "#6b4a3a", { cut: woman, fabric: "linen", seed: 2 }),
      g("skirt", "#8d4a4f", "#f3d7c4", { cut: woman, fabric: "satin", seed: 3 }),
    ],
    wearer: {
      seed: 106,
      wearer: "woman",
      size: "L",
      wears: [
        g("blouse", "#f3e6da", "#8d4a4f", { cut: woman, pattern: "dot", fabric: "gauze", seed: 9 }),
        g("trousers", "#8d4a4f", "#f3d7c4", { cut: woman, fabric: "linen", seed: 2 }),
        g("ballerinas", "#6b4a3a", "#f3d7c4", { cut: woman, seed: 2 }),
      ],
    },
  },
  "woman-dresses": {
    kind: "rail",
    ground: "#f6e2da",
    accent: "#d6b096",
    specs: [
      g("dress", "#b5605a", "#fbe3d2", { cut: woman, pattern: "dot", fabric: "poplin", seed: 7 }),
      g("dress", "#f3e9dc", "#8d4a4f", { cut: woman, pattern: "flower", fabric: "gauze", seed: 2 }),
      g("dress", "#3a4a5e", "#f0d5c8", { cut: woman, fabric: "satin", seed: 5 }),
      g("jumpsuit", "#7d8a6a", "#f6efe3", { cut: woman, fabric: "linen", seed: 3 }),
    ],
    wearer: {
      seed: 99,
      wearer: "woman",
      size: "S",
      wears: [
        g("dress", "#7d8a6a", "#f6efe3", { cut: woman, fabric: "linen", seed: 14 }),
        g("sandals", "#9a6240", "#e9c9a0", { cut: woman, fabric: "leather", seed: 2 }),
      ],
    },
  },
  "woman-tops": {
    kind: "flat",
    ground: "#f3e8dc",
    accent: "#dcbfa4",
    shape: "disc",
    specs: [
      g("blouse", "#f7efe6", "#b5605a", { cut: woman, pattern: "flower", fabric: "gauze", seed: 5 }),
      g("long-sleeve", "#f7f0e6", "#35476e", { cut: woman, pattern: "stripe", seed: 3 }),
      g("t-shirt", "#c98a76", "#f6efe3", { cut: woman, seed: 1 }),
      g("bag", "#7a4a36", "#e9c9a0", { cut: woman, fabric: "leather", seed: 4 }),
      g("ballerinas", "#5e3a3f", "#f0d5c8", { cut: woman, fabric: "leather", seed: 2 }),
    ],
  },
  "woman-knitwear": {
    kind: "pile",
    ground: "#f6e6de",
    accent: "#d8b49a",
    folded: [
      { color: "#5e4450", fabric: "knit" },
      { color: "#c98a76", fabric: "rib" },
      { color: "#efe3d3", fabric: "knit" },
      { color: "#a98467", fabric: "knit" },
      { color: "#e3b9a8", fabric: "rib" },
    ],
    specs: [
      g("bag", "#7a4a36", "#e9c9a0", { fabric: "leather", cut: woman }),
      g("jumper", "#ead9c4", "#8d4a4f", { cut: woman, fabric: "knit", seed: 3 }),
      g("ballerinas", "#5e3a3f", "#f0d5c8", { cut: woman, fabric: "leather", seed: 2 }),
    ],
  },
  "woman-bottoms": {
    kind: "rail",
    ground: "#f1e7dc",
    accent: "#cfae90",
    specs: [
      g("trousers", "#7d8a6a", "#f6efe3", { cut: woman, fabric: "corduroy", seed: 8 }),
      g("skirt", "#b5605a", "#f3d7c4", { cut: woman, fabric: "satin", seed: 1 }),
      g("jeans", "#5f7796", "#c98a76", { cut: woman, fabric: "denim", seed: 2 }),
      g("skirt", "#f3e9dc", "#7d8a6a", { cut: woman, pattern: "leaf", fabric: "poplin", seed: 3 }),
    ],
  },
  "woman-outerwear": {
    kind: "rail",
    ground: "#efe5de",
    accent: "#c9a98f",
    specs: [
      g("coat", "#cdb08a", "#6b4a3a", { cut: woman, pattern: "check", fabric: "fleece", seed: 8 }),
      g("raincoat", "#4f5f58", "#f3d7c4", { cut: woman, fabric: "poplin", seed: 2 }),
      g("jacket", "#7a4a36", "#e9c9a0", { cut: woman, fabric: "leather", seed: 2 }),
      g("coat", "#3a4a5e", "#f0d5c8", { cut: woman, fabric: "knit", seed: 2 }),
    ],
    wearer: {
      seed: 12,
      wearer: "woman",
      size: "M",
      wears: [
        /* As dark as the coat: its sleeves show a little beside it. */
        g("jumper", "#7a3d45", "#f3d7c4", { cut: woman, fabric: "knit", seed: 3 }),
        g("coat", "#8d4a4f", "#f3d7c4", { cut: woman, fabric: "knit", seed: 1 }),
        g("trousers", "#3a4a5e", "#f0d5c8", { cut: woman, fabric: "linen", seed: 4 }),
        g("boots", "#5e3a2f", "#e9c9a0", { cut: woman, fabric: "leather", seed: 3 }),
      ],
    },
  },
  "woman-basics": {
    kind: "flat",
    ground: "#f6e9e1",
    accent: "#e3b9a8",
    specs: [
      g("long-sleeve", "#f7f0e6", "#3a2f45", { cut: woman, pattern: "stripe", seed: 2 }),
      g("t-shirt", "#3a2f45", "#f0d5c8", { cut: woman }),
      g("jeans", "#5f7796", "#c98a76", { cut: woman, fabric: "denim" }),
      g("belt", "#7a4a36", "#e9c9a0", { cut: woman, fabric: "leather" }),
      g("sandals", "#b98457", "#e9c9a0", { cut: woman, fabric: "leather" }),
    ],
  },
  "woman-accessories": {
    kind: "flat",
    ground: "#f4e4dc",
    accent: "#ddb2a0",
    shape: "arch",
    specs: [
      g("bag", "#8d4a4f", "#e9c9a0", { cut: woman, fabric: "leather", seed: 2 }),
      g("scarf", "#e3b9a8", "#8d4a4f", { cut: woman, pattern: "check", fabric: "knit" }),
      g("hat", "#d9bb90", "#3a2f45", { cut: woman, fabric: "linen" }),
      g("belt", "#7a4a36", "#e9c9a0", { cut: woman, fabric: "leather" }),
      g("socks", "#f3e9dc", "#8d4a4f", { cut: woman, fabric: "rib" }),
    ],
  },
} satisfies Record<string, Cover>;

export type CollectionMood = keyof typeof covers;
