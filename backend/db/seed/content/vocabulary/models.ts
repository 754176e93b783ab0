import type { Gender } from "../localized.ts";

/** Given names of the models, the same in every language. The four lists share no name. */
export const modelNames: Readonly<Record<Gender, readonly string[]>> = {
  GIRL: [
    "Capucine", "Suzanne", "Louise", "Margot", "Apolline", "Clémence", "Juliette", "Colette", "Rosalie", "Céleste",
    "Madeleine", "Blanche", "Violette", "Lison", "Pauline", "Anouk", "Félicie", "Joséphine", "Salomé", "Ninon",
    "Jeanne", "Mathilde", "Églantine", "Olympe", "Adèle", "Philippine", "Zélie", "Hortense", "Marguerite", "Émilie",
    "Lucile", "Garance", "Rosine", "Mila", "Héloïse", "Constance", "Bérénice", "Flore", "Ondine", "Perrine",
  ],
  BOY: [
    "Marius", "Gaspard", "Anatole", "Achille", "Basile", "Léopold", "Arthur", "Jules", "Oscar", "Barnabé",
    "Félix", "Augustin", "Émile", "Octave", "Ferdinand", "Siméon", "Timothée", "Hugo", "Balthazar", "Théodore",
    "Armand", "Victor", "Côme", "Lazare", "Aristide", "Edgar", "Honoré", "Nestor", "Clovis", "Alphonse",
    "Joachim", "Martin", "Valentin", "Corentin", "Hippolyte", "Malo", "Gabin", "Louison", "Sylvain", "Robin",
  ],
  MIXED: [
    "Camille", "Sacha", "Charlie", "Lou", "Noa", "Andréa", "Eden", "Maé", "Alix", "Morgan",
    "Yaël", "Swann", "Ange", "Claude", "Lenny", "Loïs", "Mahé", "Nour", "Stevie", "Milan",
    "Maxime", "Dominique", "Andie", "Kim", "Billie", "Romy", "Jo", "Eli", "Ariel", "Marley",
    "Tao", "Ilan", "Soan", "Elio", "Iris", "Nils", "Ezra", "Lior", "Aurèle", "Gaby",
  ],
  WOMAN: [
    "Hélène", "Solange", "Inès", "Victoire", "Agathe", "Éléonore", "Simone", "Marianne", "Gabrielle", "Thérèse",
    "Alma", "Florence", "Odile", "Cléo", "Isaure", "Béatrice", "Corinne", "Mona", "Sidonie", "Estelle",
    "Valentine", "Diane", "Élise", "Romane", "Judith", "Ambre", "Noémie", "Tess", "Carmen", "Lola",
    "Sabine", "Véra", "Aurore", "Delphine", "Irène", "Nadège", "Gisèle", "Léonie", "Maud", "Paloma",
  ],
};
