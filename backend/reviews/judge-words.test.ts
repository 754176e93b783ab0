import { describe, expect, it } from "vitest";
import type { Locale } from "#contract/locale.ts";
import { judgeWords } from "./judge-words.ts";

const judge = (text: string, language: Locale = "fr") =>
  judgeWords(text, { language, firstname: "Nadia", lastname: "Petit" });

describe("words that are held back", () => {
  it.each<[string, Locale, string[]]>([
    ["Moins cher sur https://ailleurs.example/robe", "fr", ["LINK"]],
    ["Voyez www.ailleurs.example", "fr", ["LINK"]],
    ["Besser bei billigshop.de bestellen", "de", ["LINK"]],
    ["Suivez @ma_boutique", "fr", ["LINK"]],
    ["ailleurs point com", "fr", ["LINK"]],
    ["Écrivez-moi : nadia@mail.example", "fr", ["EMAIL"]],
    ["Bel me op 06 12 34 56 78", "nl", ["PHONE"]],
    ["+33 (0)6.12.34.56.78", "fr", ["PHONE"]],
    ["Quelle bande de connards !", "fr", ["INSULT"]],
    ["So ein Scheißladen", "de", ["INSULT"]],
    ["Wat een OPLICHTERS", "nl", ["INSULT"]],
    ["Sois unos gilipollas", "es", ["INSULT"]],
    ["Quelle bande de connards !", "de", ["INSULT"]],
    ["So ein Scheißladen", "es", ["INSULT"]],
    ["Achetée pour Léa Martin, ravie", "fr", ["NAME"]],
    ["Gekocht voor Femke van der Berg", "nl", ["NAME"]],
    ["Frau Schneider hat mich beraten", "de", ["NAME"]],
    ["Nadia Petit, Rennes", "fr", ["NAME"]],
    ["Fatima El Amrani était ravie", "fr", ["NAME"]],
    ["Von Agnieszka Nowak empfohlen", "de", ["NAME"]],
    ["Mohamed Bouzid heeft me geholpen", "nl", ["NAME"]],
    ["Lo pidió Begoña Ruiz para su nieto", "es", ["NAME"]],
    ["Pour Louis Durand, voir www.louis.example", "fr", ["LINK", "NAME"]],
  ])("%j", (text, language, doubts) => expect(judge(text, language)).toEqual(doubts));
});

describe("words that are published at once", () => {
  it.each<[string, Locale]>([
    ["", "fr"],
    ["Mohamed l’adore. Amina aussi, taille 6 ans.", "fr"],
    ["Malte trägt die Jacke jeden Tag. Nele Größe 104.", "de"],
    ["Emma et Louis l’adorent. Taille 4 ans, portée dès le 01/11/2026.", "fr"],
    ["Le petit pull de Léa tient chaud.", "fr"],
    ["Muy bien. Con capucha y con bolsillos.", "es"],
    ["Los colores no son débiles, con o sin lavado.", "es"],
    ["Auf dem Shirt ist eine Pute gedruckt.", "de"],
    ["Der Stoff ist dick und warm, für Emma Größe 116 genommen.", "de"],
    ["Lavé à 30, séché à plat : 3 lavages, 29,90 €, rien n’a bougé.", "fr"],
    ["De trui valt ruim. Sanne draagt hem elke dag.", "nl"],
  ])("%j", (text, language) => expect(judge(text, language)).toEqual([]));
});
