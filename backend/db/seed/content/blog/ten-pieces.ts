import { h, list, p, type Post, quote, shop } from "./post.ts";

export const tenPieces: Post = {
  code: "ten-pieces",
  category: "style",
  author: "maud",
  date: "2026-10-29",
  scene: "collection-woman-basics",
  texts: {
    fr: {
      slug: "dix-pieces-trente-tenues",
      title: "Dix pièces, trente tenues",
      excerpt: "Une garde-robe courte n’est pas une garde-robe triste. Il suffit que tout se parle.",
      blocks: [
        p(
          "Maud habille des femmes qui ont sept minutes le matin. Sa méthode tient sur une étagère : trois hauts, trois bas, deux mailles, une robe, une veste.",
        ),
        h("Trois couleurs, pas plus"),
        p(
          "Une foncée qui structure, marine ou chocolat. Une claire qui éclaire le visage, écru ou bleu ciel. Et une troisième que vous aimez sans réfléchir. Si chaque haut va avec chaque bas, neuf tenues existent déjà.",
        ),
        h("La liste de Maud"),
        list(
          "Une chemise blanche, un T-shirt épais, un haut à rayures.",
          "Un jean droit, un pantalon fluide, une jupe mi-longue.",
          "Un pull col rond et un cardigan qui se porte fermé.",
          "Une robe qui accepte des baskets, une veste qui accepte tout.",
        ),
        quote(
          "Avant d’acheter, je cherche trois tenues dans l’armoire. Si je n’en trouve que deux, je repose.",
          "Maud, styliste",
        ),
        h("Et l’envie, alors ?"),
        p(
          "Elle reste permise, une par saison. Un manteau rouge, un imprimé, une paire de bottines : sur une base calme, l’audace se voit mieux et se démode moins.",
        ),
        shop("woman-tops", "Les hauts qui vont avec tout"),
      ],
    },
    de: {
      slug: "zehn-teile-dreissig-outfits",
      title: "Zehn Teile, dreißig Outfits",
      excerpt: "Eine kleine Garderobe ist keine langweilige. Es genügt, dass alles miteinander spricht.",
      blocks: [
        p(
          "Maud zieht Frauen an, die morgens sieben Minuten haben. Ihre Methode passt auf ein Regalbrett: drei Oberteile, drei Unterteile, zwei Strickteile, ein Kleid, eine Jacke.",
        ),
        h("Drei Farben, nicht mehr"),
        p(
          "Eine dunkle, die Halt gibt: Marine oder Schokobraun. Eine helle, die das Gesicht zum Leuchten bringt: Creme oder Himmelblau. Und eine dritte, die Sie ohne Nachdenken lieben. Passt jedes Oberteil zu jedem Unterteil, gibt es schon neun Outfits.",
        ),
        h("Die Liste von Maud"),
        list(
          "Eine weiße Bluse, ein festes T-Shirt, ein Ringelshirt.",
          "Eine gerade Jeans, eine fließende Hose, ein halblanger Rock.",
          "Ein Rundhalspullover und eine Strickjacke, die auch geschlossen gut aussieht.",
          "Ein Kleid, das Sneaker verträgt, eine Jacke, die alles verträgt.",
        ),
        quote(
          "Bevor ich kaufe, suche ich drei Outfits im Schrank. Finde ich nur zwei, hänge ich es zurück.",
          "Maud, Stylistin",
        ),
        h("Und die Lust auf Neues?"),
        p(
          "Erlaubt, einmal pro Saison. Ein roter Mantel, ein Muster, ein Paar Stiefeletten: Auf ruhiger Grundlage fällt Mut stärker auf und bleibt länger aktuell.",
        ),
        shop("woman-tops", "Oberteile, die zu allem passen"),
      ],
    },
    nl: {
      slug: "tien-stuks-dertig-outfits",
      title: "Tien stuks, dertig outfits",
      excerpt: "Een kleine garderobe is geen saaie garderobe. Als alles maar bij elkaar past.",
      blocks: [
        p(
          "Maud kleedt vrouwen die ’s ochtends zeven minuten hebben. Haar methode past op één plank: drie bovenstukken, drie onderstukken, twee truien, een jurk, een jasje.",
        ),
        h("Drie kleuren, meer niet"),
        p(
          "Een donkere die houvast geeft, marine of chocoladebruin. Een lichte die je gezicht laat stralen, ecru of hemelsblauw. En een derde waar je zonder nadenken van houdt. Past elk bovenstuk bij elk onderstuk, dan heb je al negen outfits.",
        ),
        h("De lijst van Maud"),
        list(
          "Een witte blouse, een stevig T-shirt, een streepshirt.",
          "Een rechte jeans, een soepele broek, een halflange rok.",
          "Een trui met ronde hals en een vest dat je ook dicht draagt.",
          "Een jurk die sneakers verdraagt, een jasje dat alles verdraagt.",
        ),
        quote(
          "Voor ik iets koop, zoek ik drie outfits in de kast. Vind ik er maar twee, dan hang ik het terug.",
          "Maud, stylist",
        ),
        h("En zin in iets nieuws?"),
        p(
          "Dat mag, één keer per seizoen. Een rode mantel, een print, een paar enkellaarsjes: op een rustige basis valt lef meer op en blijft het langer leuk.",
        ),
        shop("woman-tops", "Bovenstukken die overal bij passen"),
      ],
    },
    es: {
      slug: "diez-prendas-treinta-conjuntos",
      title: "Diez prendas, treinta conjuntos",
      excerpt: "Un armario pequeño no es un armario triste. Basta con que todo se entienda.",
      blocks: [
        p(
          "Maud viste a mujeres que tienen siete minutos por la mañana. Su método cabe en un estante: tres partes de arriba, tres de abajo, dos prendas de punto, un vestido y una chaqueta.",
        ),
        h("Tres colores, no más"),
        p(
          "Uno oscuro que da estructura, marino o chocolate. Uno claro que ilumina la cara, crudo o azul cielo. Y un tercero que te gusta sin pensarlo. Si cada parte de arriba va con cada parte de abajo, ya tienes nueve conjuntos.",
        ),
        h("La lista de Maud"),
        list(
          "Una camisa blanca, una camiseta gruesa, una camiseta de rayas.",
          "Unos vaqueros rectos, un pantalón fluido, una falda midi.",
          "Un jersey de cuello redondo y un cárdigan que también se lleva cerrado.",
          "Un vestido que admita zapatillas, una chaqueta que lo admita todo.",
        ),
        quote(
          "Antes de comprar, busco tres conjuntos en el armario. Si solo encuentro dos, lo dejo.",
          "Maud, estilista",
        ),
        h("¿Y los caprichos?"),
        p(
          "Permitidos, uno por temporada. Un abrigo rojo, un estampado, unos botines: sobre una base tranquila, el atrevimiento luce más y cansa menos.",
        ),
        shop("woman-tops", "Lo que va con todo"),
      ],
    },
  },
};
