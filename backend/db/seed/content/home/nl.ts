import { tryOnDays } from "#contract/terms.ts";
import type { Editorials } from "./editorial.ts";

export const nl: Editorials = {
  index: {
    hero: {
      title: "Mooie kleren om in te groeien",
      text: "Van geboorte tot 14 jaar stellen onze stylisten een garderobe samen met charme, die tegen een stootje kan. In de shop, of in een koffer op naam van je kind.",
      scene: "home-hero",
    },
    steps: [
      {
        title: "Jij vertelt",
        text: "Maten, lievelingskleuren en wat er kriebelt. Drie minuten is genoeg.",
        scene: "collection-basics",
      },
      {
        title: "Een stylist kiest",
        text: "Outfits die bij elkaar passen, en je ziet alles vóór verzending.",
        scene: "collection-girls",
      },
      { title: "De koffer komt", text: "Openmaken, passen, dansen voor de spiegel.", scene: "parcel" },
      {
        title: "Je houdt het mooiste",
        text: `De rest gaat binnen ${tryOnDays} dagen terug, met een gratis label.`,
        scene: "empty-cart",
      },
    ],
    promises: [
      { icon: "stylist", title: "Gekozen door stylisten", text: "Acht paar ogen, en niets is toeval." },
      { icon: "return", title: "30 dagen om te retourneren", text: "In de shop, en het retourlabel is gratis." },
      {
        icon: "delivery",
        title: "Gratis verzending vanaf € 70",
        text: "In Nederland en België, thuis of bij een afhaalpunt.",
      },
      { icon: "payment", title: "Veilig betalen", text: "Met kaart of wat er bij het betalen nog wordt aangeboden." },
    ],
    gift: {
      title: "Is er een baby geboren?",
      text: "Geef een zachte outfit of een cadeaukaart: de ouders kiezen, tussen twee slaapjes door.",
      scene: "birth-gift",
    },
  },
  woman: {
    hero: {
      title: "En wat staat jou?",
      text: "Een mooie snit, kleuren die kloppen, van XS tot 4XL. Een garderobe die we samen met jou kiezen, voor het leven dat je echt leidt.",
      scene: "woman-hero",
    },
    steps: [
      {
        title: "Vertel over jezelf",
        text: "Je dagen, je maten en de kleren die je nooit uittrekt.",
        scene: "collection-woman-basics",
      },
      {
        title: "Ontdek je selectie",
        text: "Een stylist stelt hele outfits voor, geen losse eindjes.",
        scene: "collection-woman-dresses",
      },
      {
        title: "Pas het thuis",
        text: "Voor je eigen spiegel, met je eigen schoenen en alle tijd.",
        scene: "collection-woman-knitwear",
      },
    ],
    promises: [
      { icon: "sizes", title: "Van XS tot 4XL", text: "Met maatadvies bij elk product." },
      { icon: "stylist", title: "Het oog van een stylist", text: "Clara, Maud en Ilse beantwoorden je vragen." },
      {
        icon: "return",
        title: "30 dagen om te retourneren",
        text: "In de shop: wat niet goed is, gaat terug met een gratis label.",
      },
      {
        icon: "delivery",
        title: "Gratis verzending vanaf € 70",
        text: "In Nederland en België, thuis of bij een afhaalpunt.",
      },
    ],
    gift: {
      title: "Voor een vriendin, een zus, een moeder",
      text: "Een cadeaukaart in haar eigen tempo: ze kiest zelf, of samen met een stylist.",
      scene: "collection-woman-accessories",
    },
  },
};
