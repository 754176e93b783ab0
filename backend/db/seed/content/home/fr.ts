import { tryOnDays } from "#contract/terms.ts";
import type { Editorials } from "./editorial.ts";

export const fr: Editorials = {
  index: {
    hero: {
      title: "De jolis habits, choisis pour grandir",
      text: "De la naissance à 14 ans, nos stylistes composent une garde-robe qui a du charme et du répondant. En boutique, ou dans une malle au nom de votre enfant.",
      scene: "home-hero",
    },
    steps: [
      {
        title: "Vous racontez",
        text: "Ses tailles, ses couleurs, ce qu’il adore et ce qui gratte. Trois minutes suffisent.",
        scene: "collection-basics",
      },
      {
        title: "Une styliste choisit",
        text: "Elle compose des tenues qui vont ensemble, et vous montre tout avant l’envoi.",
        scene: "collection-girls",
      },
      { title: "La malle arrive", text: "On ouvre, on essaie, on danse devant le miroir.", scene: "parcel" },
      {
        title: "Vous gardez le meilleur",
        text: `Le reste repart avec l’étiquette offerte, dans les ${tryOnDays} jours.`,
        scene: "empty-cart",
      },
    ],
    promises: [
      { icon: "stylist", title: "Choisi par des stylistes", text: "Huit regards, et pas une pièce par hasard." },
      { icon: "delivery", title: "Livraison offerte dès 60 €", text: "En France, à domicile ou en point relais." },
      {
        icon: "return",
        title: "30 jours pour changer d’avis",
        text: "En boutique, et l’étiquette de retour est offerte.",
      },
      { icon: "payment", title: "Paiement sûr", text: "Par carte ou par un autre moyen proposé au moment de payer." },
    ],
    gift: {
      title: "Un bébé est né ?",
      text: "Offrez une tenue douce ou une carte cadeau : les parents choisiront, entre deux siestes.",
      scene: "birth-gift",
    },
  },
  woman: {
    hero: {
      title: "Et vous, qu’est-ce qui vous va ?",
      text: "Des coupes nettes, des couleurs justes, du XS au 4XL. Une garde-robe choisie avec vous, pour la vie que vous menez vraiment.",
      scene: "woman-hero",
    },
    steps: [
      {
        title: "Parlez-nous de vous",
        text: "Vos journées, vos tailles, les pièces que vous ne quittez pas.",
        scene: "collection-woman-basics",
      },
      {
        title: "Découvrez votre sélection",
        text: "Une styliste vous propose des tenues entières, pas des pièces perdues.",
        scene: "collection-woman-dresses",
      },
      {
        title: "Essayez chez vous",
        text: "Devant votre miroir, avec vos chaussures et tout votre temps.",
        scene: "collection-woman-knitwear",
      },
    ],
    promises: [
      { icon: "sizes", title: "Du XS au 4XL", text: "Avec un conseil de taille sur chaque fiche." },
      { icon: "stylist", title: "Le regard d’une styliste", text: "Clara, Maud et Ilse répondent à vos questions." },
      {
        icon: "return",
        title: "30 jours pour changer d’avis",
        text: "En boutique : ce qui ne va pas repart, l’étiquette est offerte.",
      },
      { icon: "delivery", title: "Livraison offerte dès 60 €", text: "En France, à domicile ou en point relais." },
    ],
    gift: {
      title: "Pour une amie, une sœur, une mère",
      text: "Une carte cadeau à son rythme : elle choisit seule, ou avec une styliste.",
      scene: "collection-woman-accessories",
    },
  },
};
