import type { Locale } from "#contract/locale.ts";

interface NoteFacts {
  /** Empty where nobody is named. */
  firstname: string;
  /** What the box is for, in the words of the quiz. */
  moments: readonly string[];
  /** What shall never be in it, in the words of the quiz. */
  never: readonly string[];
}

interface NoteTexts {
  opening: (firstname: string, moments: string) => string;
  never: (things: string) => string;
  offer: string;
}

/** Things are listed after a colon, as their names would need another case or article inside a sentence. */
const texts: Record<Locale, NoteTexts> = {
  fr: {
    opening: (name, moments) =>
      `${name ? `Pour ${name}` : "Pour vous"}, des tenues qui se répondent${moments && ` : ${moments}`}.`,
    never: (things) => `Jamais dans la malle : ${things}. Promis.`,
    offer: "Une pièce vous fait hésiter ? Touchez-la, j’ai d’autres idées.",
  },
  de: {
    opening: (name, moments) =>
      `${name ? `Für ${name}` : "Für Sie"} Looks, die zusammenpassen${moments && `: ${moments}`}.`,
    never: (things) => `Nie im Koffer: ${things}. Versprochen.`,
    offer: "Bei einem Teil sind Sie unsicher? Tippen Sie darauf, ich habe andere Ideen.",
  },
  nl: {
    opening: (name, moments) =>
      `${name ? `Voor ${name}` : "Voor jou"} looks die bij elkaar passen${moments && `: ${moments}`}.`,
    never: (things) => `Nooit in de koffer: ${things}. Beloofd.`,
    offer: "Twijfel je over een stuk? Tik erop, ik heb nog andere ideeën.",
  },
  es: {
    opening: (name, moments) =>
      `${name ? `Para ${name}` : "Para ti"}, looks que combinan entre sí${moments && `: ${moments}`}.`,
    never: (things) => `Nunca en el baúl: ${things}. Prometido.`,
    offer: "¿Alguna prenda te hace dudar? Tócala, tengo otras ideas.",
  },
};

/** Labels begin with a capital of their own; German nouns keep theirs. */
const inSentence = (label: string, locale: Locale): string =>
  locale === "de" && !/^(Der|Die|Das|Ein|Eine) /.test(label)
    ? label
    : label.charAt(0).toLocaleLowerCase(locale) + label.slice(1);

/** Two sentences of the stylist: what the box is for, and what was promised or what to do with a doubt. */
export function writeNote(locale: Locale, { firstname, moments, never }: NoteFacts): string {
  const { opening, never: promise, offer } = texts[locale];
  const list = (labels: readonly string[]) => labels.map((label) => inSentence(label, locale)).join(", ");
  return `${opening(firstname, list(moments))} ${never.length > 0 ? promise(list(never)) : offer}`;
}
