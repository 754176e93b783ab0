import { expect, it } from "vitest";
import { findAnswers, markHits } from "./faq-search.ts";

const fr = [
  {
    title: "Retours",
    questions: [
      {
        question: "Comment retourner une pièce ?",
        answer: "Collez l’étiquette sur le colis, déposez-le en point relais.",
      },
      { question: "Quand suis-je remboursé ?", answer: "Sous quatorze jours après l’arrivée du colis." },
    ],
  },
  {
    title: "Tailles",
    questions: [{ question: "Quelle taille choisir ?", answer: "Mesurez votre enfant, pieds nus." }],
  },
];
const de = [{ title: "Lieferung", questions: [{ question: "Wann kommt mein Paket?", answer: "Die Größe ist egal." }] }];
const first = (query: string) => findAnswers(fr, query, "fr")[0]?.question;

it.each([
  ["retourner", "Comment retourner une pièce ?"],
  ["Comment faire un RETOUR", "Comment retourner une pièce ?"],
  ["etiquette", "Comment retourner une pièce ?"],
  ["remboursement", "Quand suis-je remboursé ?"],
  ["tailles", "Quelle taille choisir ?"],
  ["tialle", "Quelle taille choisir ?"],
  ["remborsé", "Quand suis-je remboursé ?"],
])("finds an answer to «%s»", (query, question) => expect(first(query)).toBe(question));

it("finds what the answer calls otherwise", () => {
  expect(findAnswers(de, "Versand", "de")).toHaveLength(1);
  expect(findAnswers(fr, "renvoyer", "fr")[0]?.question).toBe("Comment retourner une pièce ?");
});

it.each(["", "   ", "!?", "<script>", "hélicoptère", "x".repeat(10_000)])("finds nothing for %s", (query) =>
  expect(findAnswers(fr, query, "fr")).toEqual([]),
);

it("puts what the question says before what the answer says", () => {
  expect(findAnswers(fr, "colis", "fr")).toHaveLength(2);
  expect(findAnswers(de, "Pakete", "de")).toHaveLength(1);
  expect(findAnswers(de, "Grösse", "de")).toHaveLength(1);
});

it("marks the words that were looked for, in every form, and leaves the text as it is", () => {
  const parts = markHits("Le retour : retournez-le.", "retourner", "fr");
  expect(parts.map(({ text }) => text).join("")).toBe("Le retour : retournez-le.");
  expect(parts.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(["retour", "retournez"]);
});
