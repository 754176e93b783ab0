import type { LookTexts } from "./slugs.ts";

export const fr: LookTexts = {
  "first-days": [
    "Premiers jours",
    "Tout ce qu’il faut pour la sortie de la maternité, et pour les mille photos qui suivront.",
  ],
  "nap-time": [
    "L’heure de la sieste",
    "Un pyjama {pyjamas}, des chaussettes qui tiennent et un cardigan pour le réveil.",
  ],
  "first-steps": ["Premiers pas", "Une salopette qui amortit les chutes et un T-shirt prêt pour la compote."],
  "pram-in-the-park": ["Landau au parc", "Un chapeau pour l’ombre, une barboteuse légère : la promenade peut durer."],
  "little-sailor": [
    "Petit matelot",
    "{long-sleeve.Noun}, {joggers.noun} et {gilet.noun}, pour prendre le large sur le tapis du salon.",
  ],
  "sunday-at-grandmas": [
    "Dimanche chez mamie",
    "Une robe pour l’album de famille et des chaussettes pour glisser dans le couloir.",
  ],
  treehouse: ["La cabane", "Une salopette, un sweat épais et des baskets : de quoi construire jusqu’au goûter."],
  "puddle-day": ["Jour de flaques", "Le ciré {raincoat} que tout le monde remarque, et des bottines prêtes à sauter."],
  "first-day-of-school": [
    "La rentrée",
    "Bien mise sans être figée : une robe chasuble, une blouse {blouse} et le ventre qui papillonne.",
  ],
  "marbles-champion": ["Champion de billes", "Un polo, un short et les poches pleines : la récréation est à lui."],
  "orchard-picnic": [
    "Pique-nique au verger",
    "Une robe {dress}, un chapeau et des sandales pour courir entre les pommiers.",
  ],
  "harbour-morning": ["Matin au port", "Un T-shirt {t-shirt}, un jean et un ciré, à l’heure où rentrent les bateaux."],
  "birthday-candles": [
    "Les bougies",
    "Une robe {dress}, un cardigan doux et une grande inspiration avant de souffler.",
  ],
  "page-boy": ["Garçon d’honneur", "Chemise {shirt} et pantalon {trousers} : élégant jusqu’à la piste de danse."],
  "cycle-path": ["Piste cyclable", "Trois couches souples qui suivent les coups de pédale et le vent de face."],
  "autumn-leaves": [
    "Feuilles d’automne",
    "{jumper.Noun}, {skirt.noun} et {boots.noun} : les couleurs que l’on ramasse en chemin.",
  ],
  "museum-wednesday": [
    "Mercredi au musée",
    "Un pull {jumper} sur une chemise {shirt}, pour regarder les dinosaures droit dans les yeux.",
  ],
  "ladybird-hunt": ["Chasse aux coccinelles", "Un short {shorts}, un T-shirt {t-shirt} et les genoux dans l’herbe."],
  "snow-on-the-roof": [
    "Neige sur le toit",
    "Un grand manteau, un bonnet, un pull {jumper} : il ne manque que la luge.",
  ],
  sleepover: ["Soirée pyjama", "Pyjama {pyjamas}, chaussettes épaisses et secrets chuchotés jusqu’à pas d’heure."],
  "chess-club": ["Club d’échecs", "Un cardigan {cardigan}, un polo et un jean : concentré, mais à l’aise."],
  lighthouse: ["Le phare", "Une jupe {skirt} et un ciré, pour monter compter les marches et les vagues."],
  "garden-cooks": ["Cuisiniers du jardin", "Salopette et chapeau : au menu, soupe de feuilles et gâteau de sable."],
  "dance-lesson": [
    "Cours de danse",
    "Une jupe qui tourne, une blouse légère et des ballerines qui connaissent la musique.",
  ],
  "weekend-train": [
    "Le train du week-end",
    "Sweat {sweatshirt} et jogging {joggers}, un sac à soi et la place côté fenêtre.",
  ],
  "camp-fire": [
    "Feu de camp",
    "Une chemise {shirt}, un jean, un gilet : la nuit peut tomber, les histoires commencent.",
  ],
  "kite-on-the-beach": ["Cerf-volant", "Une combinaison {jumpsuit} et un pull noué, pour courir face au vent."],
  "almost-grown-up": [
    "Presque grande",
    "La chemise {shirt}, le jean et la veste : les classiques, à sa taille et à son goût.",
  ],
  "quiet-monday": [
    "Lundi tranquille",
    "Chemise {shirt}, pantalon {trousers}, cardigan {cardigan} : la semaine commence sans bruit.",
  ],
  "market-in-the-rain": [
    "Marché sous la pluie",
    "Un pull {jumper}, un ciré {raincoat}, et le bouquet tenu bien à l’abri.",
  ],
  "dinner-with-friends": [
    "Dîner entre amis",
    "Une robe {dress}, une ceinture, des ballerines : prête avant la baby-sitter.",
  ],
  "back-to-the-office": [
    "Retour au bureau",
    "Une blouse {blouse} sous une veste nette, et un sac {bag} pour se sentir soi.",
  ],
  "late-breakfast": ["Petit-déjeuner tardif", "Un pyjama {pyjamas} et un cardigan : personne n’est pressé."],
  "linen-afternoon": [
    "Après-midi de lin",
    "Une chemise ample, un short, un chapeau : on déplace la chaise avec l’ombre.",
  ],
  "summer-wedding": [
    "Mariage d’été",
    "Une combinaison {jumpsuit} dans laquelle on danse, on porte un enfant et l’on tient jusqu’à l’aube.",
  ],
  "first-cold": ["Premiers froids", "Un manteau {coat} sur un pull {jumper} : la buée peut venir."],
  "school-gate": ["Devant l’école", "Un sweat, un jean, un manteau droit : simple, à l’heure, et déjà jolie."],
  "sea-wall": ["La digue", "Une jupe {skirt} et un ciré {raincoat} pour marcher jusqu’au bout."],
  "gallery-opening": [
    "Vernissage",
    "Une jupe {skirt}, un T-shirt {t-shirt} et des bottines : on parle des tableaux, et de votre veste.",
  ],
  "weekend-away": ["Échappée", "Une salopette {dungarees}, un polo, un sac qui ferme : le reste attendra lundi."],
};
