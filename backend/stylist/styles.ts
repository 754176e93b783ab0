import { colorGroups } from "#contract/color-groups.ts";
import { styles, type Style } from "#contract/tastes.ts";

/** What makes a piece look like a style: its cut, its pattern and its colour. */
const looks = Object.entries(styles).map(([style, { kinds, patterns, groups }]) => ({
  style: style as Style,
  kinds: new Set<string>(kinds),
  patterns: new Set<string>(patterns),
  colors: new Set<string>(groups.flatMap((group): readonly string[] => colorGroups[group])),
}));

/** Two of cut, pattern and colour make a style; one alone is in half of the shop. */
const traitsOfStyle = 2;

/** Styles a piece looks like. */
export const stylesOf = ({ kind, pattern, color }: { kind: string | null; pattern: string; color: string }): Style[] =>
  looks
    .filter(
      ({ kinds, patterns, colors }) =>
        Number(kinds.has(kind ?? "")) + Number(patterns.has(pattern)) + Number(colors.has(color)) >= traitsOfStyle,
    )
    .map(({ style }) => style);
