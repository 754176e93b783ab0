/** Colours of the catalogue (`color.code` of a product) by the group in which people choose them. */
export const colorGroups = {
  white: ["white", "cream"],
  beige: ["sand", "camel"],
  yellow: ["butter", "sunshine", "mustard"],
  orange: ["apricot", "coral", "terracotta", "rust"],
  red: ["red", "burgundy"],
  pink: ["blush", "pink", "raspberry"],
  purple: ["lilac", "plum"],
  blue: ["sky", "denim", "royal", "petrol", "navy"],
  green: ["mint", "sage", "meadow", "khaki", "forest"],
  brown: ["taupe", "chocolate"],
  grey: ["grey", "anthracite"],
  black: ["black"],
} as const;
export type ColorGroup = keyof typeof colorGroups;
