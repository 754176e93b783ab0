import { describe, expect, it } from "vitest";
import { cutQuotes } from "./cut-quotes.ts";

const mail = (...lines: string[]) => lines.join("\r\n");
const quoted = ["> Bonjour,", ">", "> la couture est réparée.", ">> Elle a lâché."];

describe("the answer of a mail", () => {
  it.each([
    ["fr", "Le sam. 28 nov. 2026 à 12:44, Petite Malle <bonjour@petite-malle.example> a écrit :"],
    ["de", "Am Sa., 28. Nov. 2026 um 12:44 Uhr schrieb Petite Malle <hallo@petite-malle.example>:"],
    ["nl", "Op za 28 nov 2026 om 12:44 schreef Petite Malle <hallo@petite-malle.example>:"],
    ["es", "El sáb, 28 nov 2026 a las 12:44, Petite Malle (<hola@petite-malle.example>) escribió:"],
    ["en", "On Sat, Nov 28, 2026 at 12:44 PM Petite Malle <hello@petite-malle.example> wrote:"],
  ])("stands above, below and between what is quoted: %s", (_, head) => {
    expect(cutQuotes(mail("Merci !", "", head, "", ...quoted, ""))).toBe("Merci !");
    expect(cutQuotes(mail(head, ...quoted, "", "Merci !"))).toBe("Merci !");
    expect(cutQuotes(mail(head, "> Quelle taille ?", "La 4 ans.", "> Et la couleur ?", "Bleu."))).toBe(
      "La 4 ans.\nBleu.",
    );
    /* Some programs mark nothing, and fold a long head. */
    expect(cutQuotes(mail("Merci !", "", head, "", "Bonjour,", "la couture est réparée."))).toBe("Merci !");
    expect(cutQuotes(mail("Merci !", "", ...head.split(/ (?=<|\(<)/), ...quoted))).toBe("Merci !");
  });

  it.each([
    ["fr", "De : Petite Malle <a@b.example>", "Envoyé : samedi 28 novembre 2026 12:44"],
    ["de", "Von: Petite Malle <a@b.example>", "Gesendet: Samstag, 28. November 2026 12:44"],
    ["nl", "Van: Petite Malle <a@b.example>", "Verzonden: zaterdag 28 november 2026 12:44"],
    ["es", "De: Petite Malle <a@b.example>", "Enviado el: sábado, 28 de noviembre de 2026 12:44"],
    ["the moment first", "Gesendet: Samstag, 28. November 2026 um 12:44", "Von: Petite Malle <a@b.example>"],
    ["bold", "*Von:* Petite Malle <a@b.example>", "*Datum:* 28.11.2026"],
  ])("ends at the head of a mail: %s", (_, from, sent) =>
    expect(cutQuotes(mail("Merci !", "", from, sent, "Bonjour,", "la couture"))).toBe("Merci !"),
  );

  it.each([
    "-------- Message d’origine --------",
    "-----Ursprüngliche Nachricht-----",
    "-------- Oorspronkelijk bericht --------",
    "-----Mensaje original-----",
    "-----Original Message-----",
    "________________________________",
  ])("ends at %s", (line) => expect(cutQuotes(mail("Merci !", line, "Bonjour,"))).toBe("Merci !"));

  it.each([
    ["-- ", "Léa Martin"],
    ["Envoyé de mon iPhone"],
    ["Von meinem iPhone gesendet"],
    ["Verstuurd vanaf mijn iPad"],
    ["Enviado desde mi móvil"],
  ])("is without a signature: %s", (...lines) => expect(cutQuotes(mail("Merci !", "", ...lines))).toBe("Merci !"));

  it.each([
    "Bonjour,\n\nLe 3, la vendeuse m’a écrit une lettre, la voici :\nelle est jolie.",
    "Le livreur a écrit :\nabsent.",
    "De : la boutique de Nantes, vous voyez ?\nEnsuite, à la maison.",
    "Am 3. Mai kam das Paket.\nVon: wem?\n\n-- zwei Striche",
    "Date : le 3 mai\nPaquet reçu. De : qui ?",
    "Datum: 3. Mai\n\nVon: wem?",
    "Op 3 mei schreef ik jullie al.\nEl 3 de mayo os escribió mi hermana.",
  ])("is kept where only its words look like that: %j", (text) => expect(cutQuotes(text)).toBe(text));

  it("is nothing where all is quoted", () => expect(cutQuotes(mail(...quoted))).toBe(""));
});
