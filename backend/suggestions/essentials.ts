/** Basics of a wardrobe: cuts that do the same service, and how many of them one needs. */
interface Basic {
  kinds: readonly string[];
  needed: number;
}

const basics: Readonly<Record<"KID" | "WOMAN", readonly Basic[]>> = {
  KID: [
    { kinds: ["t-shirt", "long-sleeve", "bodysuit"], needed: 5 },
    { kinds: ["jumper", "sweatshirt", "hoodie", "cardigan"], needed: 3 },
    { kinds: ["trousers", "jeans", "leggings", "joggers"], needed: 4 },
    { kinds: ["pyjamas"], needed: 2 },
    { kinds: ["socks"], needed: 4 },
  ],
  WOMAN: [
    { kinds: ["t-shirt", "long-sleeve"], needed: 3 },
    { kinds: ["shirt", "blouse"], needed: 2 },
    { kinds: ["jumper", "cardigan"], needed: 3 },
    { kinds: ["trousers", "jeans"], needed: 3 },
  ],
};

/** Cuts of basics a wardrobe has too few of, by how many of each cut it holds. */
export const missingKinds = (owned: ReadonlyMap<string, number>, profileType: "KID" | "WOMAN"): string[] =>
  basics[profileType]
    .filter(({ kinds, needed }) => kinds.reduce((sum, kind) => sum + (owned.get(kind) ?? 0), 0) < needed)
    .flatMap(({ kinds }) => kinds);
