import { describe, expect, it } from "vitest";
import type { CountryCode } from "#contract/locale.ts";
import { houseOf } from "./house.ts";

/** A line break begins the second line of an address. */
const house = (typed: string, country: CountryCode = "FR", postcode = "44000") => {
  const [street = "", street_extra = ""] = typed.split("\n");
  return houseOf({ street, street_extra, postcode, country_code: country });
};

/** One house of each country, and ways it was tried to make another one of it. */
const spellings: Partial<Record<CountryCode, readonly (readonly string[])[]>> = {
  FR: [
    [
      "8 rue des Tanneurs",
      "8, Rue des tanneurs",
      "8 r. des Tanneurs",
      "8 r Tanneurs",
      "n° 8 rue des Tanneurs",
      "8 rue des Tanneurs appt 12",
      "8 rue des Tanneurs, appartement B12",
      "8 rue des Tanneurs apt. 3",
      "appt 12, 8 rue des Tanneurs",
      "8 rue des Tanneurs 3e étage",
      "8 rue des Tanneurs, 3ème étage gauche",
      "étage 3, 8 rue des Tanneurs",
      "3e étage, 8 rue des Tanneurs",
      "8 rue des Tanneurs – Bât. B, esc. 2",
      "Bâtiment C 8 rue des Tanneurs",
      "8 rue des Tanneurs RDC",
      "8 rue des Tanneurs (interphone 14)",
      "8 rue des Tanneurs chez Mme Petit",
      "8 rue des Tanneurs, c/o Petit",
      "Résidence Les Lilas, 8 rue des Tanneurs",
      "8 rue des Tanneurs\nappt 12",
      "8 rue des Tanneurs\n3e étage gauche",
      "8 rue des Tanneurs\nBât. B, esc. 2, porte 14",
      "8 rue des Tanneurs\nRésidence Les Lilas",
      "8 rue des Tanneurs\nchez Mme Petit",
      "8 rue des Tanneurs\nLes Lilas, digicode 12A34",
      "Bâtiment C, appt 3\n8 rue des Tanneurs",
      "Résidence Les Lilas\n8, r. des Tanneurs",
      "rue des Tanneurs\n8",
      "rue des Tanneurs\nn° 8, 3e étage",
      "8\nrue des Tanneurs",
    ],
    ["12 avenue Émile Zola", "12 av. Emile Zola", "12 AVE EMILE ZOLA", "12 av Émile-Zola, logement 4"],
    ["3 boulevard du Général Leclerc", "3 bd Gal Leclerc", "3, Bld. du Général-Leclerc esc B"],
    ["5 rue du 8 mai 1945", "5 r. du 8 Mai 1945 appt 2"],
    ["1 place Saint-Pierre", "1 pl. St Pierre"],
    ["12 bis rue Haute", "12bis rue Haute", "rue Haute\n12 bis"],
    [
      "Résidence Les Lilas, Bât. B",
      "Résidence Les Lilas\nBâtiment B",
      "Résidence Les Lilas\nBât. B, appt 12",
      "Résidence Les Lilas bat B 3e étage",
    ],
    ["Lieu-dit Le Bourg", "Lieu-dit Le Bourg\nchez Petit", "lieu dit Le Bourg\n1er étage"],
  ],
  MC: [
    [
      "7 avenue des Papalins",
      "7 av. des Papalins, étage 4",
      "7 av Papalins bloc A",
      "7 av. des Papalins\nbloc A, 4e étage",
      "avenue des Papalins\n7",
    ],
  ],
  BE: [
    [
      "Rue Neuve 5",
      "5 rue Neuve",
      "Rue Neuve 5 bte 3",
      "R. Neuve 5 boîte 12",
      "Rue Neuve 5/3",
      "Rue Neuve 5\nbte 3",
      "Rue Neuve\n5 boîte 3",
    ],
    [
      "Nieuwstraat 5",
      "Nieuwstr. 5",
      "Nieuwstraat 5 bus 3",
      "Nieuwstraat nr. 5, 2de verdieping",
      "Nieuwstraat 5\nbus 3",
      "Nieuwstraat\nnr. 5",
    ],
  ],
  LU: [
    [
      "5, rue de la Gare",
      "5 r. de la Gare",
      "rue de la Gare 5, 2e étage",
      "5 rue de la Gare appart. 4",
      "5, rue de la Gare\nappart. 4",
      "rue de la Gare\n5, 2e étage",
    ],
  ],
  DE: [
    [
      "Lindenstraße 4",
      "Lindenstr. 4",
      "Lindenstrasse 4",
      "Linden Straße 4",
      "4 Lindenstr",
      "Lindenstraße 4, 2. OG",
      "Lindenstr. 4 2. Stock",
      "Lindenstr. 4, 2. Stock links",
      "Lindenstraße 4 EG",
      "Lindenstraße 4, Whg. 7",
      "Lindenstraße 4 Wohnung 7",
      "Lindenstraße 4 (Hinterhaus)",
      "Lindenstraße 4, c/o Weber",
      "Lindenstraße 4 bei Weber",
      "Lindenstraße 4\n2. OG links",
      "Lindenstr. 4\nWohnung 7",
      "Lindenstr. 4\nHinterhaus, 3. Stock",
      "Lindenstraße 4\nbei Weber",
      "Lindenstraße 4\nz. Hd. Weber",
      "Lindenstraße\nNr. 4, 2. OG",
      "c/o Weber\nLindenstr. 4",
    ],
    ["Lindenstraße 4a", "Lindenstr. 4 a", "Lindenstr. 4A, DG"],
    ["Straße des 17. Juni 135", "Str. des 17. Juni 135, 3. OG"],
    ["Marktplatz 2", "Markt Platz 2"],
  ],
  AT: [
    [
      "Lindengasse 4",
      "Lindengasse 4/2/15",
      "Lindengasse 4, Stiege 2, Top 15",
      "Lindengasse 4 Tür 15",
      "Lindengasse 4 Stg. 2",
      "Lindengasse 4\nStiege 2, Top 15",
      "Lindengasse 4\nTür 15",
      "Lindengasse\n4/2/15",
    ],
  ],
  NL: [
    [
      "Prinsengracht 12",
      "Prinsengracht 12-2",
      "Prinsengracht 12 hs",
      "Prinsengracht 12 II",
      "Prinsengracht 12-3hoog",
      "Prinsengracht 12\n3hoog",
      "Prinsengracht 12\nII",
      "Prinsengracht\n12-2",
    ],
    ["Kerkstraat 7", "Kerkstr. 7", "Kerkstraat 7, 2e verdieping", "Kerkstraat 7\n2e verdieping", "Kerkstraat\n7"],
  ],
  ES: [
    [
      "Calle Mayor 3",
      "Calle Mayor, 3",
      "C/ Mayor 3",
      "c/Mayor nº 3",
      "C. Mayor, 3, 2º B",
      "C/ Mayor 3 2º izq.",
      "C/ Mayor 3, piso 2, puerta B",
      "C/ Mayor 3, esc. A 4º 2ª",
      "C/ Mayor 3 bajo dcha",
      "2º B, Calle Mayor 3",
      "C/ Mayor 3\n2º B",
      "C/ Mayor 3\npiso 2, puerta B",
      "C/ Mayor 3\nesc. A, 4º 2ª",
      "Calle Mayor\nnº 3, bajo dcha",
      "C/ Mayor\n3, 2º izq.",
    ],
    ["Avenida de la Constitución 10", "Avda. Constitución 10", "Av. de la Constitución, 10, planta 3"],
    ["Plaza España 1", "Pza. España 1", "Pl. de España, 1"],
  ],
  IT: [
    [
      "Via Roma 10",
      "V. Roma 10",
      "Via Roma, 10 int. 5",
      "Via Roma 10, scala B, piano 2",
      "Via Roma n. 10",
      "Via Roma 10\nint. 5",
      "Via Roma 10\nscala B, piano 2",
      "Via Roma\nn. 10, interno 5",
    ],
  ],
  PT: [
    [
      "Rua Augusta 10",
      "R. Augusta 10",
      "Rua Augusta, 10, 3º Esq.",
      "R. Augusta nº 10 r/c Dto",
      "Rua Augusta 10 3ºD",
      "Rua Augusta 10\n3º Esq.",
      "R. Augusta\nnº 10, r/c Dto",
    ],
  ],
  IE: [
    [
      "10 Main Street",
      "10 Main St",
      "10 Main St.",
      "Flat 3, 10 Main Street",
      "Apt 4 10 Main St",
      "10 Main Street, Unit 2",
      "10 Main Street\nFlat 3",
      "10 Main St\nApt 4, 2nd floor",
      "Flat 3\n10 Main Street",
      "Main Street\nNo. 10",
    ],
  ],
};

describe("one house", () => {
  const tried = Object.entries(spellings).flatMap(([country, houses]) =>
    houses.flatMap(([right = "", ...others]) => others.map((other) => [country as CountryCode, other, right] as const)),
  );
  it.each(tried)("in %s: %s is %s", (country, other, right) =>
    expect(house(other, country)).toBe(house(right, country)),
  );
});

describe("two houses", () => {
  it.each<[string, string, CountryCode]>([
    ["8 rue des Tanneurs", "9 rue des Tanneurs", "FR"],
    ["8 rue des Tanneurs", "18 rue des Tanneurs", "FR"],
    ["8 rue des Tanneurs", "8 rue des Tonneliers", "FR"],
    ["8 rue des Tanneurs", "8 place des Tanneurs", "FR"],
    ["12 rue Haute", "12 bis rue Haute", "FR"],
    ["5 rue du 8 mai 1945", "8 rue du 8 mai 1945", "FR"],
    ["Lindenstraße 4", "Lindenstraße 4a", "DE"],
    ["Lindenstraße 4", "Lindenweg 4", "DE"],
    ["Straße des 17. Juni 135", "Straße des 17. Juni 12", "DE"],
    ["Lindengasse 4/2/15", "Lindengasse 2/4/15", "AT"],
    ["Nieuwstraat 5 bus 3", "Nieuwstraat 3 bus 5", "BE"],
    ["Prinsengracht 12", "Prinsengracht 122", "NL"],
    ["C/ Mayor 3, 2º B", "C/ Mayor 2, 3º B", "ES"],
    ["Via Roma 10", "Viale Roma 10", "IT"],
    ["Rua Augusta 10", "Rua Augusta 103", "PT"],
    ["Flat 3, 10 Main Street", "Flat 10, 3 Main Street", "IE"],
    ["Résidence Les Lilas, Bât. B", "Résidence Les Roses, Bât. B", "FR"],
    ["Lieu-dit Chez Guillot", "Lieu-dit Chez Roux", "FR"],
    ["3e étage, appt 2", "4e étage, appt 2", "FR"],
    ["rue des Tanneurs\n8", "rue des Tanneurs\n9", "FR"],
    ["8 rue des Tanneurs\n9", "9 rue des Tanneurs\n8", "FR"],
    ["Résidence Les Lilas\nBât. B", "Résidence Les Lilas\nBât. C", "FR"],
    ["rue de l’Église\nVilla Mimosa", "rue de l’Église\nVilla Rose", "FR"],
    ["Lindenstraße\n4", "Lindenstraße\n4a", "DE"],
    ["Lindengasse\n4/2/15", "Lindengasse\n2/4/15", "AT"],
    ["C/ Mayor\n3, 2º B", "C/ Mayor\n2, 3º B", "ES"],
    ["Flat 3\n10 Main Street", "Flat 10\n3 Main Street", "IE"],
  ])("%s and %s", (one, other, country) => expect(house(one, country)).not.toBe(house(other, country)));

  it("of one name in two towns or two countries", () => {
    expect(house("8 rue Neuve")).not.toBe(house("8 rue Neuve", "FR", "44100"));
    expect(house("8 rue Neuve")).not.toBe(house("8 rue Neuve", "BE"));
  });

  it("nothing but a number, or nothing at all, is an address too", () => {
    expect(house("12")).not.toBe(house("13"));
    expect(house("")).toBe("FR 44000");
  });
});
