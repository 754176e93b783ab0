import { expect, it } from "vitest";
import { z } from "zod";
import { endpoints } from "#contract/endpoints.ts";
import { wordFor, wordsFor } from "./field-words.ts";

interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
}
const namesIn = ({ properties = {}, items, anyOf = [], oneOf = [] }: Shape): string[] => [
  ...Object.entries(properties).flatMap(([name, shape]) => [name, ...namesIn(shape)]),
  ...[...(items ? [items] : []), ...anyOf, ...oneOf].flatMap(namesIn),
];

it("has a word for every field that staff can send, but for ids, secrets and what only guards a call", () => {
  const writes = [...endpoints.values()].filter(
    ({ auth, staff }) => auth !== "none" && (staff === "free" || staff === "consent"),
  );
  const names = writes.flatMap(({ body }) =>
    namesIn(z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) as Shape),
  );
  const wordless = [...new Set(names)].filter((name) => wordFor(name) === "OTHER" && !/(^|_)id$|profileId/.test(name));
  expect(wordless.toSorted()).toEqual(["current_password", "godfather_code", "refresh_token"]);
});

it("names each once, whatever stands around it, and nothing for ids", () => {
  expect(wordsFor(["items.0.size", "items.1.size", "address.city", "postcode", "id", "order_id"])).toEqual([
    "ADDRESS",
    "SIZES",
  ]);
  expect(wordsFor(["unheard_of", "firstname"])).toEqual(["NAME", "OTHER"]);
});
