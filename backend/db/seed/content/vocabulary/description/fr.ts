import type { DescriptionTexts } from "./texts.ts";

export const fr: DescriptionTexts = {
  kid: {
    top: [
      "Le {noun} {model} se glisse sous une salopette le matin et se porte seul dès que le soleil sort.",
      "Facile à enfiler, facile à aimer : le {noun} {model} devient vite celui que l’on réclame au réveil.",
      "Avec le {noun} {model}, la tenue du jour est à moitié faite avant le petit-déjeuner.",
    ],
    shirt: [
      "La {noun} {model} a l’allure des jours de fête et la simplicité des jours ordinaires.",
      "Portée sous un cardigan ou toute seule, la {noun} {model} donne du soin à la tenue sans la rendre sage.",
      "La {noun} {model} accompagne les photos de famille comme les goûters dans le jardin.",
    ],
    knit: [
      "Le {noun} {model} est le compagnon des matins frais, celui que l’on garde toute la journée.",
      "Tout doux sur les épaules, le {noun} {model} suit les jeux du dehors comme les lectures du soir.",
      "On glisse le {noun} {model} dans le sac à chaque sortie, au cas où le vent se lève.",
    ],
    sweat: [
      "Le {noun} {model} ne craint ni le toboggan ni les mercredis bien remplis.",
      "Ample et confortable, le {noun} {model} s’enfile par-dessus tout quand la journée se prolonge.",
    ],
    dress: [
      "La {noun} {model} tourne, court et s’assoit dans l’herbe sans jamais gêner.",
      "Avec des collants ou les jambes nues, la {noun} {model} traverse les saisons en dansant.",
      "La {noun} {model} est prête pour un anniversaire comme pour un mardi.",
    ],
    skirt: [
      "La {noun} {model} virevolte à la récréation et s’accorde avec tous les T-shirts du tiroir.",
      "Simple à assortir, la {noun} {model} se porte avec un pull glissé dedans ou un T-shirt par-dessus.",
    ],
    overall: [
      "La {noun} {model} laisse toute liberté pour grimper, ramper et construire des cabanes.",
      "Une seule pièce et l’on est habillé : la {noun} {model} simplifie les matins pressés.",
    ],
    baby: [
      "{the} {model} laisse les petites jambes gigoter à leur aise, du premier sourire à la sieste.",
      "{the} {model} s’enfile sans lutte, ce qui compte quand bébé a d’autres projets.",
    ],
    night: [
      "Le {noun} {model} annonce l’heure des histoires et se garde volontiers jusqu’au petit-déjeuner du dimanche.",
      "Souple et léger, le {noun} {model} accompagne les nuits calmes et les batailles d’oreillers.",
    ],
    bottom: [
      "Le {noun} {model} plie, court et escalade sans jamais serrer.",
      "Du vélo au canapé, le {noun} {model} suit le rythme de la journée.",
      "Le {noun} {model} s’accorde avec presque tout le tiroir, et c’est pour cela qu’on le porte si souvent.",
    ],
    shorts: [
      "Le {noun} {model} sent déjà les vacances, les châteaux de sable et les genoux au soleil.",
      "Dès que les beaux jours reviennent, le {noun} {model} ne quitte plus le haut de la pile.",
    ],
    outer: [
      "{the} {model} attend près de la porte, prêt[|e|s|es] pour l’air frais et les poches pleines de marrons.",
      "Par-dessus un pull épais ou un simple T-shirt, {the} {model} accompagne toutes les sorties.",
    ],
    rain: [
      "Avec le {noun} {model}, les flaques deviennent une bonne raison de sortir.",
      "Le {noun} {model} garde le sourire quand le ciel fait grise mine.",
    ],
    shoes: [
      "Les {noun} {model} suivent les petits pas comme les grandes courses.",
      "Les {noun} {model} se portent avec tout et n’ont pas peur des trajets à pied.",
    ],
    "summer-shoes": [
      "Les {noun} {model} accompagnent les robes légères et les longues journées dehors.",
      "Fines au pied, les {noun} {model} vont de la terrasse au bord de l’eau.",
    ],
    hat: [
      "Le {noun} {model} fait de l’ombre au bout du nez et de l’allure en promenade.",
      "Au jardin comme à la plage, le {noun} {model} veille sur les petites têtes.",
    ],
    "winter-head": [
      "{the} {model} tient chaud sur le chemin de tous les jours.",
      "Quand le froid pique, {the} {model} a la douceur d’un câlin.",
    ],
    socks: [
      "Les {noun} {model} dépassent juste ce qu’il faut pour qu’on les remarque.",
      "Les {noun} {model} finissent la tenue et courent volontiers sans chaussures dans le couloir.",
    ],
    bag: [
      "Le {noun} {model} emporte un doudou, un goûter et quelques trésors ramassés en chemin.",
      "Le {noun} {model} est juste assez grand pour les affaires importantes des petits.",
    ],
    belt: [
      "La {noun} {model} retient les pantalons un peu grands et donne un air d’aînés aux cadets.",
      "La {noun} {model} met la dernière touche, avec un jean comme avec un short.",
    ],
  },
  woman: {
    top: [
      "Le {noun} {model} est ce basique bien coupé que l’on porte sous une veste le jour et seul le soir.",
      "Rentré dans un jean ou laissé libre sur une jupe, le {noun} {model} tombe juste.",
      "Le {noun} {model} fait partie de ces pièces que l’on rachète dans une deuxième couleur.",
    ],
    shirt: [
      "La {noun} {model} passe du bureau au dîner en retroussant simplement les manches.",
      "Ouverte sur un débardeur ou boutonnée jusqu’en haut, la {noun} {model} change d’humeur avec vous.",
    ],
    knit: [
      "Le {noun} {model} se pose sur les épaules et s’y oublie jusqu’au soir.",
      "Avec un jean brut ou une jupe fluide, le {noun} {model} apporte de la chaleur sans épaisseur.",
    ],
    sweat: [
      "Le {noun} {model} a le confort des dimanches et assez de tenue pour le reste de la semaine.",
      "Sous un manteau droit, le {noun} {model} décontracte toute la silhouette.",
    ],
    dress: [
      "La {noun} {model} se suffit à elle-même : une paire de sandales ou de bottines, et vous êtes prête.",
      "La {noun} {model} suit le corps sans le serrer et se porte du matin au dîner.",
      "Ceinturée ou laissée libre, la {noun} {model} accompagne les journées qui changent de programme.",
    ],
    skirt: [
      "La {noun} {model} bouge avec vous et s’accorde aussi bien avec un T-shirt qu’avec une belle blouse.",
      "Avec des baskets le jour, des ballerines le soir, la {noun} {model} trouve toujours sa place.",
    ],
    overall: [
      "La {noun} {model} habille d’un seul geste, avec l’aisance d’un vêtement de travail et une ligne nette.",
      "Une chemise en dessous, ou rien qu’un T-shirt : la {noun} {model} se plie à toutes les saisons.",
    ],
    night: [
      "Le {noun} {model} donne envie de rentrer tôt et de traîner tard au petit-déjeuner.",
      "Le {noun} {model} rend les soirées à la maison aussi soignées que les autres.",
    ],
    bottom: [
      "Le {noun} {model} allonge la ligne et reste confortable jusqu’au soir.",
      "Avec une chemise ou un pull court, le {noun} {model} construit la tenue en deux minutes.",
    ],
    shorts: [
      "Le {noun} {model} se porte avec une chemise ample et de longues journées devant soi.",
      "Ville ou bord de mer, le {noun} {model} garde de l’allure quand il fait chaud.",
    ],
    outer: [
      "{the} {model} donne de la tenue à un simple jean et de la douceur à une robe.",
      "{the} {model} se pose par-dessus tout et finit la silhouette sans l’alourdir.",
    ],
    rain: [
      "Le {noun} {model} prouve qu’une averse n’empêche pas d’avoir de l’allure.",
      "Le {noun} {model} se roule dans un sac et sort dès les premières gouttes.",
    ],
    shoes: [
      "Les {noun} {model} vont à tous les rythmes, du trajet pressé à la longue promenade.",
      "Avec une robe ou un pantalon court, les {noun} {model} ancrent la tenue.",
    ],
    "summer-shoes": [
      "Les {noun} {model} se glissent au pied et accompagnent les jupes qui bougent.",
      "Légères et nettes, les {noun} {model} suffisent à habiller une tenue d’été.",
    ],
    hat: [
      "Le {noun} {model} donne de l’ombre au visage et du caractère à la tenue.",
      "En ville ou à la plage, le {noun} {model} est l’accessoire des jours clairs.",
    ],
    "winter-head": [
      "{the} {model} réchauffe les manteaux sombres autant que celle qui [le|la|les|les] porte.",
      "{the} {model} rend les matins d’hiver un peu plus doux.",
    ],
    socks: [
      "Les {noun} {model} se montrent volontiers entre l’ourlet et la chaussure.",
      "Les {noun} {model} glissent une note de couleur là où on ne l’attend pas.",
    ],
    bag: [
      "Le {noun} {model} range l’essentiel, et un goûter si besoin.",
      "Le {noun} {model} passe de l’épaule à la main et de la semaine au week-end.",
    ],
    belt: [
      "La {noun} {model} marque la taille d’une robe ou finit un jean taille haute.",
      "La {noun} {model} est le détail discret qui structure la tenue.",
    ],
  },
  cloth: {
    jersey: [
      "Le jersey, souple et doux, suit chaque mouvement.",
      "Son jersey reste agréable contre la peau, du matin au soir.",
    ],
    rib: [
      "La maille côtelée épouse les formes et retrouve la sienne.",
      "Les côtes donnent du relief et de l’élasticité.",
    ],
    denim: [
      "Le denim, solide, s’assouplit à mesure qu’on le porte.",
      "Une toile de denim franche, qui se patine avec le temps.",
    ],
    knit: [
      "La maille est moelleuse, avec des points bien visibles.",
      "Une maille régulière, qui tient chaud sans peser.",
    ],
    corduroy: [
      "Le velours côtelé apporte du relief et une main veloutée.",
      "On aime les côtes du velours, que les doigts suivent sans y penser.",
    ],
    linen: [
      "Le lin laisse passer l’air et se froisse juste comme il faut.",
      "Frais et un peu sec au toucher, le lin est à son aise quand il fait chaud.",
    ],
    poplin: ["La popeline, fine et serrée, a une belle tenue.", "Une popeline lisse, nette une fois repassée."],
    fleece: [
      "Le molleton est doux à l’intérieur et bien dense à l’extérieur.",
      "Un molleton généreux, gratté sur l’envers.",
    ],
    gauze: [
      "La gaze de coton, gaufrée et légère, se passe de repassage.",
      "Aérienne, la gaze de coton gagne en douceur au fil des lavages.",
    ],
    leather: [
      "Le cuir s’assouplit avec le temps et prend une patine personnelle.",
      "Un cuir au grain fin, souple sous la main.",
    ],
    velvet: [
      "Le velours accroche la lumière et donne envie de le caresser.",
      "Un velours doux et profond, qui change de reflet à chaque pas.",
    ],
    satin: [
      "Le satin glisse sur la peau et renvoie une lumière douce.",
      "Fluide et lustré, le satin tombe avec souplesse.",
    ],
    coated: [
      "La toile enduite laisse perler les gouttes et se nettoie d’un coup d’éponge.",
      "Son enduction arrête l’averse, sa toile reste souple.",
    ],
    "boiled-wool": [
      "La laine bouillie, dense et souple, arrête le vent.",
      "Une laine bouillie au toucher mat, chaude sans être lourde.",
    ],
    teddy: [
      "La polaire bouclée a la douceur d’une peluche.",
      "Des bouclettes épaisses, tendres comme un vieux doudou.",
    ],
    canvas: ["La toile, robuste, laisse respirer le pied.", "Une toile de coton mate, simple et solide."],
  },
  pattern: {
    plain: [
      "Le coloris {color} s’accorde sans effort avec le reste de l’armoire.",
      "Un coloris {color}, uni, qui laisse la coupe parler.",
      "En {color}, tout simplement.",
    ],
    stripe: ["Les rayures réveillent le coloris {color}.", "Des rayures bien nettes rythment le coloris {color}."],
    gingham: [
      "Les carreaux vichy donnent au coloris {color} un air de pique-nique.",
      "Un vichy franc, qui met le coloris {color} de bonne humeur.",
    ],
    dot: ["Des pois sautillent sur le coloris {color}.", "Les pois apportent une note malicieuse au coloris {color}."],
    flower: [
      "Des fleurs parsèment le coloris {color} comme un coin de jardin.",
      "Les fleurs éclairent le coloris {color} en toute saison.",
    ],
    check: [
      "Les carreaux croisent leurs lignes sur le coloris {color}.",
      "Un motif à carreaux donne du caractère au coloris {color}.",
    ],
    star: [
      "Des étoiles brillent sur le coloris {color}, même en plein jour.",
      "Un semis d’étoiles fait rêver le coloris {color}.",
    ],
    heart: ["Des cœurs se promènent sur le coloris {color}.", "Un semis de cœurs attendrit le coloris {color}."],
    leaf: [
      "Des feuillages courent sur le coloris {color}.",
      "Les feuilles dessinent une promenade en forêt sur le coloris {color}.",
    ],
  },
  sizeAdvice: {
    BABY: [
      "Entre deux tailles, prenez la plus grande : bébé vous rattrapera vite.",
      "Fiez-vous à la taille de bébé en centimètres plutôt qu’à son âge.",
    ],
    KID: [
      "Entre deux tailles, prenez la plus grande : elle servira plus longtemps.",
      "Fiez-vous à la taille en centimètres plutôt qu’à l’âge.",
    ],
    WOMAN: [
      "Si vous hésitez entre deux tailles, prenez celle que vous portez le plus souvent.",
      "Envie d’un tombé plus ample ? Choisissez une taille au-dessus.",
    ],
  },
  shoeAdvice: [
    "Mesurez le pied debout, en fin de journée, et ajoutez un centimètre d’aisance.",
    "Entre deux pointures, prenez la plus grande.",
  ],
};
