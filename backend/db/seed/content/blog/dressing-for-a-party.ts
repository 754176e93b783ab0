import { h, list, p, type Post, quote, shop } from "./post.ts";

export const dressingForAParty: Post = {
  code: "dressing-for-a-party",
  category: "advice",
  author: "ines",
  date: "2026-11-19",
  scene: "collection-party",
  texts: {
    fr: {
      slug: "habiller-un-enfant-pour-une-fete",
      title: "Habiller un enfant pour une fête (et qu’il reste content)",
      excerpt: "La tenue de fête réussie est celle que l’on oublie avant l’arrivée du gâteau.",
      blocks: [
        p(
          "On l’a choisie avec amour, repassée, photographiée. Dix minutes plus tard, elle est dans l’entrée, en boule. Une tenue de fête doit d’abord laisser danser.",
        ),
        h("Trois questions avant d’acheter"),
        list(
          "Peut-on s’asseoir par terre avec ?",
          "Le col et les coutures sont-ils doux, sans col amidonné ni doublure qui gratte ?",
          "Se portera-t-elle encore en janvier, avec un pull ou un jean ?",
        ),
        h("Un seul détail brillant"),
        p(
          "Un velours, des étoiles, un col rond : un détail suffit. Le reste gagne à être familier. Un enfant qui reconnaît son legging préféré sous la robe garde la robe.",
        ),
        quote(
          "Je glisse toujours un vieux cardigan dans le sac. C’est lui qui finit sur les photos du dessert.",
          "Inés, styliste",
        ),
        h("Les chaussures"),
        p(
          "Portez-les à la maison trois soirs de suite, une heure à la fois. Des souliers neufs à l’heure du bal, c’est un enfant dans vos bras à vingt et une heures.",
        ),
        shop("party", "Les tenues de fête"),
      ],
    },
    de: {
      slug: "festlich-anziehen-und-gluecklich-bleiben",
      title: "Festlich angezogen, und das Kind bleibt glücklich",
      excerpt: "Ein gelungenes Festoutfit ist vergessen, bevor der Kuchen kommt.",
      blocks: [
        p(
          "Liebevoll ausgesucht, gebügelt, fotografiert. Zehn Minuten später liegt es zusammengeknüllt im Flur. Festliche Kleidung muss vor allem eines: tanzen lassen.",
        ),
        h("Drei Fragen vor dem Kauf"),
        list(
          "Kann man sich damit auf den Boden setzen?",
          "Sind Kragen und Nähte weich, ohne Stärke und kratziges Futter?",
          "Lässt es sich im Januar noch tragen, mit Pullover oder Jeans?",
        ),
        h("Nur ein glänzendes Detail"),
        p(
          "Samt, Sterne oder ein runder Kragen: Ein Detail genügt. Der Rest darf vertraut sein. Wer unter dem Kleid die Lieblingsleggings wiederfindet, behält das Kleid an.",
        ),
        quote(
          "In meiner Tasche steckt immer eine alte Strickjacke. Auf den Fotos vom Nachtisch ist am Ende sie zu sehen.",
          "Inés, Stylistin",
        ),
        h("Die Schuhe"),
        p(
          "Drei Abende hintereinander eine Stunde zu Hause eintragen. Neue Schuhe zum Tanz bedeuten ein Kind auf dem Arm um einundzwanzig Uhr.",
        ),
        shop("party", "Kleidung für Feste"),
      ],
    },
    nl: {
      slug: "feestelijk-gekleed-en-toch-blij",
      title: "Feestelijk gekleed, en je kind blijft blij",
      excerpt: "Een geslaagde feestoutfit is vergeten voor de taart op tafel komt.",
      blocks: [
        p(
          "Met liefde gekozen, gestreken, gefotografeerd. Tien minuten later ligt hij als een prop in de gang. Feestkleding moet vooral één ding: laten dansen.",
        ),
        h("Drie vragen voor je koopt"),
        list(
          "Kun je ermee op de grond zitten?",
          "Zijn hals en naden zacht, zonder stijve kraag of kriebelende voering?",
          "Draag je het in januari nog, met een trui of een jeans?",
        ),
        h("Eén glimmend detail"),
        p(
          "Fluweel, sterren of een rond kraagje: één detail is genoeg. De rest mag vertrouwd zijn. Wie onder de jurk de lievelingslegging herkent, houdt de jurk aan.",
        ),
        quote(
          "Ik stop altijd een oud vestje in de tas. Dat staat uiteindelijk op de foto’s van het toetje.",
          "Inés, stylist",
        ),
        h("De schoenen"),
        p(
          "Laat ze drie avonden achter elkaar een uur binnen dragen. Nieuwe schoenen op het feest betekenen om negen uur een kind op je arm.",
        ),
        shop("party", "Feestkleding"),
      ],
    },
    es: {
      slug: "vestir-de-fiesta-y-que-siga-contento",
      title: "Vestir de fiesta y que siga contento",
      excerpt: "Un buen conjunto de fiesta se olvida antes de que llegue la tarta.",
      blocks: [
        p(
          "Lo elegiste con cariño, lo planchaste, le hiciste fotos. Diez minutos después está hecho una bola en el recibidor. La ropa de fiesta, ante todo, tiene que dejar bailar.",
        ),
        h("Tres preguntas antes de comprar"),
        list(
          "¿Se puede sentar en el suelo con ella?",
          "¿El cuello y las costuras son suaves, sin almidón ni forro que pique?",
          "¿Se la pondrá en enero, con un jersey o unos vaqueros?",
        ),
        h("Un solo detalle brillante"),
        p(
          "Un terciopelo, unas estrellas, un cuello redondo: con un detalle basta. Lo demás gana si es conocido. Quien reconoce sus leggings favoritos bajo el vestido, se deja el vestido.",
        ),
        quote(
          "Siempre llevo un cárdigan viejo en la bolsa. Es el que acaba saliendo en las fotos del postre.",
          "Inés, estilista",
        ),
        h("Los zapatos"),
        p(
          "Que se los ponga en casa tres noches seguidas, una hora cada vez. Zapatos nuevos en el baile significan un niño en brazos a las nueve.",
        ),
        shop("party", "Ropa de fiesta"),
      ],
    },
  },
};
