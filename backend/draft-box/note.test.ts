import { expect, it } from "vitest";
import { writeNote } from "./note.ts";

it("says what the box is for and repeats what shall never be in it", () => {
  const facts = { firstname: "Léonie", moments: ["L’école", "Une fête"], never: ["Rose", "Laine"] };
  expect(writeNote("fr", facts)).toBe(
    "Pour Léonie, des tenues qui se répondent\u00A0: l’école, une fête. Jamais dans la malle\u00A0: rose, laine. Promis.",
  );
});

it("keeps the capitals of German nouns, and not those of their articles", () => {
  const facts = { firstname: "Mia", moments: ["Schule", "Ein Fest"], never: ["Wolle"] };
  expect(writeNote("de", facts)).toBe(
    "Für Mia Looks, die zusammenpassen: Schule, ein Fest. Nie im Koffer: Wolle. Versprochen.",
  );
});

it("offers other ideas where nothing was refused, and speaks to whoever is not named", () => {
  expect(writeNote("nl", { firstname: "", moments: [], never: [] })).toBe(
    "Voor jou looks die bij elkaar passen. Twijfel je over een stuk? Tik erop, ik heb nog andere ideeën.",
  );
});
