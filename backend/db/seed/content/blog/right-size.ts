import { h, list, p, type Post, quote, shop } from "./post.ts";

export const rightSize: Post = {
  code: "right-size",
  category: "advice",
  author: "jonas",
  date: "2026-11-12",
  scene: "collection-basics",
  texts: {
    fr: {
      slug: "choisir-la-bonne-taille",
      title: "Choisir la bonne taille sans essayage",
      excerpt:
        "Un mètre ruban, un vêtement qui va bien et deux minutes : voilà de quoi se tromper beaucoup moins souvent.",
      blocks: [
        p(
          "L’âge inscrit sur l’étiquette est une moyenne. À quatre ans, certains enfants mesurent 96 cm et d’autres 112. Tous sont parfaitement normaux, mais ils ne portent pas la même taille.",
        ),
        h("Mesurez un vêtement, pas l’enfant"),
        p(
          "Un enfant bouge, un pantalon non. Posez à plat celui qui va le mieux en ce moment et relevez trois mesures. Elles suffisent pour comparer avec nos fiches produit.",
        ),
        list(
          "La largeur d’une couture d’emmanchure à l’autre, pour les hauts.",
          "La longueur de l’entrejambe, pour les bas.",
          "La semelle intérieure, plus un centimètre, pour les chaussures.",
        ),
        h("Entre deux tailles"),
        p(
          "Prenez la plus grande pour ce qui se porte ample ou se retrousse : pulls, manteaux, pantalons à revers. Gardez la plus petite pour ce qui doit tenir : collants, leggings, maillots. Une manche trop longue se roule, une ceinture trop large tombe.",
        ),
        quote(
          "Je demande toujours la taille du dernier vêtement devenu trop court. C’est elle qui dit le plus vrai.",
          "Jonas, styliste",
        ),
        p(
          "Si le doute demeure, écrivez-le à votre styliste dans le mot qui accompagne la malle : « grandit par à-coups » ou « long et mince » nous aide plus qu’un chiffre.",
        ),
        shop("basics", "Les indispensables, du 1 mois au 14 ans"),
      ],
    },
    de: {
      slug: "die-richtige-groesse-waehlen",
      title: "Die richtige Größe, ganz ohne Anprobe",
      excerpt: "Ein Maßband, ein Teil, das gut sitzt, und zwei Minuten: So liegt man deutlich seltener daneben.",
      blocks: [
        p(
          "Das Alter auf dem Etikett ist ein Mittelwert. Mit vier Jahren messen manche Kinder 96 cm, andere 112. Alle sind völlig normal, nur tragen sie nicht dieselbe Größe.",
        ),
        h("Messen Sie ein Kleidungsstück, nicht das Kind"),
        p(
          "Ein Kind bewegt sich, eine Hose nicht. Legen Sie das Teil, das gerade am besten passt, flach hin und nehmen Sie drei Maße. Mehr braucht es nicht für den Vergleich mit unseren Produktseiten.",
        ),
        list(
          "Die Breite von Ärmelnaht zu Ärmelnaht bei Oberteilen.",
          "Die Innenbeinlänge bei Hosen.",
          "Die Innensohle plus einen Zentimeter bei Schuhen.",
        ),
        h("Zwischen zwei Größen"),
        p(
          "Nehmen Sie die größere bei allem, was weit sitzt oder sich umkrempeln lässt: Pullover, Mäntel, Hosen mit Umschlag. Bleiben Sie bei der kleineren, wo etwas halten muss: Strumpfhosen, Leggings, Badesachen. Ein zu langer Ärmel lässt sich aufrollen, ein zu weiter Bund rutscht.",
        ),
        quote(
          "Ich frage immer nach der Größe des Teils, das zuletzt zu kurz wurde. Nichts sagt mehr.",
          "Jonas, Stylist",
        ),
        p(
          "Bleiben Zweifel, schreiben Sie sie in die Nachricht zum Koffer: „wächst in Schüben“ oder „lang und schmal“ hilft uns mehr als jede Zahl.",
        ),
        shop("basics", "Basics von 1 Monat bis 14 Jahre"),
      ],
    },
    nl: {
      slug: "de-juiste-maat-kiezen",
      title: "De juiste maat kiezen zonder passen",
      excerpt: "Een meetlint, een kledingstuk dat goed zit en twee minuten: zo zit je er veel minder vaak naast.",
      blocks: [
        p(
          "De leeftijd op het label is een gemiddelde. Met vier jaar meten sommige kinderen 96 cm en andere 112. Allemaal heel gewoon, maar ze dragen niet dezelfde maat.",
        ),
        h("Meet een kledingstuk, niet het kind"),
        p(
          "Een kind beweegt, een broek niet. Leg het stuk dat nu het best past plat neer en noteer drie maten. Meer heb je niet nodig om met onze productpagina’s te vergelijken.",
        ),
        list(
          "De breedte van mouwnaad tot mouwnaad, voor bovenkleding.",
          "De binnenbeenlengte, voor broeken.",
          "De binnenzool plus een centimeter, voor schoenen.",
        ),
        h("Tussen twee maten in"),
        p(
          "Neem de grootste voor alles wat ruim mag vallen of omgeslagen kan worden: truien, jassen, broeken met omslag. Houd het bij de kleinste als iets moet blijven zitten: maillots, leggings, zwemkleding. Een te lange mouw rol je op, een te wijde broek zakt af.",
        ),
        quote("Ik vraag altijd naar de maat van het laatste stuk dat te kort werd. Niets zegt meer.", "Jonas, stylist"),
        p(
          "Twijfel je nog? Schrijf het in het berichtje bij de koffer: ‘groeit met sprongen’ of ‘lang en smal’ helpt ons meer dan een getal.",
        ),
        shop("basics", "Basics van 1 maand tot 14 jaar"),
      ],
    },
    es: {
      slug: "elegir-la-talla-correcta",
      title: "Elegir la talla correcta sin probador",
      excerpt: "Una cinta métrica, una prenda que le quede bien y dos minutos: con eso te equivocarás mucho menos.",
      blocks: [
        p(
          "La edad de la etiqueta es una media. Con cuatro años, hay niños que miden 96 cm y otros 112. Todos son perfectamente normales, pero no llevan la misma talla.",
        ),
        h("Mide una prenda, no al niño"),
        p(
          "Un niño se mueve, un pantalón no. Extiende la prenda que mejor le queda ahora y toma tres medidas. Bastan para comparar con nuestras fichas de producto.",
        ),
        list(
          "El ancho de costura a costura de las mangas, para la parte de arriba.",
          "El largo de la entrepierna, para los pantalones.",
          "La plantilla más un centímetro, para el calzado.",
        ),
        h("Entre dos tallas"),
        p(
          "Elige la grande para lo que se lleva holgado o se remanga: jerséis, abrigos, pantalones con vuelta. Quédate con la pequeña para lo que debe sujetar: medias, leggings, bañadores. Una manga larga se dobla; una cintura ancha se cae.",
        ),
        quote(
          "Siempre pregunto la talla de la última prenda que se quedó corta. Es la que dice la verdad.",
          "Jonas, estilista",
        ),
        p(
          "Si sigues dudando, cuéntaselo a tu estilista en la nota del baúl: «crece a estirones» o «larga y delgada» nos ayuda más que un número.",
        ),
        shop("basics", "Básicos, de 1 mes a 14 años"),
      ],
    },
  },
};
