import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** All but the capital Ÿ, which no French word needs: it falls back. */
const letters = "ÀàÂâÆæÇçÉéÈèÊêËëÎîÏïÔôŒœÙùÛûÜüÿ ÄäÖöß Ññ¡¿ÁáÍíÓóÚú «»„“”‘’–—…·€°";

/** "U+0152-0153,U+20AC" as inclusive ranges. */
function parseRanges(text: string): [number, number][] {
  return text.split(",").map((part) => {
    const [from, to] = part.replace("U+", "").split("-");
    return [Number.parseInt(from ?? "", 16), Number.parseInt(to ?? from ?? "", 16)];
  });
}

it.each(["fraunces", "nunito-sans"])("the latin subset of %s writes the four languages", (family) => {
  const path = new URL(`../../node_modules/@fontsource/${family}/unicode.json`, import.meta.url);
  const ranges = parseRanges((JSON.parse(readFileSync(path, "utf8")) as { latin: string }).latin);
  const missing = Array.from(letters).filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !ranges.some(([from, to]) => from <= code && code <= to);
  });
  expect(missing).toEqual([]);
});
