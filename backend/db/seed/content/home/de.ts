import { tryOnDays } from "#contract/terms.ts";
import type { Editorials } from "./editorial.ts";

export const de: Editorials = {
  index: {
    hero: {
      title: "Schöne Kleidung zum Großwerden",
      text: "Von der Geburt bis 14 Jahre stellt unser Styling-Team eine Garderobe zusammen, die Charme hat und einiges mitmacht. Im Shop oder in einem Koffer mit dem Namen Ihres Kindes.",
      scene: "home-hero",
    },
    steps: [
      {
        title: "Sie erzählen",
        text: "Größen, Lieblingsfarben und was kratzt. Drei Minuten genügen.",
        scene: "collection-basics",
      },
      {
        title: "Eine Stylistin wählt aus",
        text: "Sie stellt Outfits zusammen, die zueinander passen, und zeigt Ihnen alles vor dem Versand.",
        scene: "collection-girls",
      },
      { title: "Der Koffer kommt", text: "Auspacken, anprobieren, vor dem Spiegel tanzen.", scene: "parcel" },
      {
        title: "Das Beste bleibt",
        text: `Der Rest geht innerhalb von ${tryOnDays} Tagen mit kostenlosem Etikett zurück.`,
        scene: "empty-cart",
      },
    ],
    promises: [
      { icon: "stylist", title: "Vom Styling-Team ausgesucht", text: "Acht Augenpaare, und kein Stück aus Zufall." },
      { icon: "return", title: "30 Tage Rückgabe", text: "Im Shop, und das Rücksendeetikett ist kostenlos." },
      {
        icon: "delivery",
        title: "Versandkostenfrei ab 70 €",
        text: "In Deutschland, nach Hause oder in den Paketshop.",
      },
      { icon: "payment", title: "Sicher bezahlen", text: "Mit Karte oder was beim Bezahlen sonst angeboten wird." },
    ],
    gift: {
      title: "Ist ein Baby da?",
      text: "Verschenken Sie ein weiches Outfit oder eine Geschenkkarte: Die Eltern suchen zwischen zwei Schläfchen aus.",
      scene: "birth-gift",
    },
  },
  woman: {
    hero: {
      title: "Und was steht Ihnen?",
      text: "Klare Schnitte, stimmige Farben, von XS bis 4XL. Eine Garderobe, die wir mit Ihnen aussuchen, für das Leben, das Sie wirklich führen.",
      scene: "woman-hero",
    },
    steps: [
      {
        title: "Erzählen Sie von sich",
        text: "Von Ihren Tagen, Ihren Größen und den Stücken, die Sie nie ausziehen.",
        scene: "collection-woman-basics",
      },
      {
        title: "Entdecken Sie Ihre Auswahl",
        text: "Eine Stylistin schlägt ganze Outfits vor, keine Einzelgänger.",
        scene: "collection-woman-dresses",
      },
      {
        title: "Probieren Sie zu Hause",
        text: "Vor Ihrem Spiegel, mit Ihren Schuhen und in aller Ruhe.",
        scene: "collection-woman-knitwear",
      },
    ],
    promises: [
      { icon: "sizes", title: "Von XS bis 4XL", text: "Mit Größenberatung bei jedem Produkt." },
      { icon: "stylist", title: "Der Blick einer Stylistin", text: "Clara, Maud und Ilse beantworten Ihre Fragen." },
      {
        icon: "return",
        title: "30 Tage Rückgabe",
        text: "Im Shop: Was nicht passt, geht mit kostenlosem Etikett zurück.",
      },
      {
        icon: "delivery",
        title: "Versandkostenfrei ab 70 €",
        text: "In Deutschland, nach Hause oder in den Paketshop.",
      },
    ],
    gift: {
      title: "Für Freundin, Schwester oder Mutter",
      text: "Eine Geschenkkarte in ihrem Tempo: Sie wählt allein oder mit einer Stylistin.",
      scene: "collection-woman-accessories",
    },
  },
};
