import { tryOnDays } from "#contract/terms.ts";
import type { Editorials } from "./editorial.ts";

export const es: Editorials = {
  index: {
    hero: {
      title: "Ropa bonita para crecer",
      text: "Desde el nacimiento hasta los 14 años, nuestro equipo de estilistas compone un armario con encanto y que aguanta el juego. En la tienda, o en un baúl a nombre de tu peque.",
      scene: "home-hero",
    },
    steps: [
      {
        title: "Nos cuentas",
        text: "Tallas, colores favoritos y lo que pica. Bastan tres minutos.",
        scene: "collection-basics",
      },
      {
        title: "Una estilista elige",
        text: "Compone conjuntos que combinan y te lo enseña todo antes del envío.",
        scene: "collection-girls",
      },
      { title: "Llega el baúl", text: "Se abre, se prueba y se baila delante del espejo.", scene: "parcel" },
      {
        title: "Te quedas con lo mejor",
        text: `Lo demás vuelve en ${tryOnDays} días, con la etiqueta gratuita.`,
        scene: "empty-cart",
      },
    ],
    promises: [
      { icon: "stylist", title: "Elegido por estilistas", text: "Ocho miradas y ninguna prenda al azar." },
      { icon: "return", title: "30 días para devolver", text: "En la tienda, y con la etiqueta gratuita." },
      { icon: "delivery", title: "Envío gratis desde 70 €", text: "En España, en casa o en punto de recogida." },
      { icon: "payment", title: "Pago seguro", text: "Con tarjeta u otro medio que se ofrezca al pagar." },
    ],
    gift: {
      title: "¿Ha nacido un bebé?",
      text: "Regala un conjunto suave o una tarjeta: los padres elegirán entre siesta y siesta.",
      scene: "birth-gift",
    },
  },
  woman: {
    hero: {
      title: "¿Y a ti qué te sienta bien?",
      text: "Cortes limpios, colores acertados, de la XS a la 4XL. Un armario elegido contigo, para la vida que llevas de verdad.",
      scene: "woman-hero",
    },
    steps: [
      {
        title: "Háblanos de ti",
        text: "De tus días, tus tallas y las prendas que no te quitas.",
        scene: "collection-woman-basics",
      },
      {
        title: "Descubre tu selección",
        text: "Una estilista te propone conjuntos enteros, no prendas sueltas.",
        scene: "collection-woman-dresses",
      },
      {
        title: "Pruébatelo en casa",
        text: "Ante tu espejo, con tus zapatos y sin prisa.",
        scene: "collection-woman-knitwear",
      },
    ],
    promises: [
      { icon: "sizes", title: "De la XS a la 4XL", text: "Con consejo de talla en cada ficha." },
      { icon: "stylist", title: "La mirada de una estilista", text: "Clara, Maud e Ilse responden a tus preguntas." },
      {
        icon: "return",
        title: "30 días para devolver",
        text: "En la tienda: lo que no te va vuelve, con etiqueta gratuita.",
      },
      { icon: "delivery", title: "Envío gratis desde 70 €", text: "En España, en casa o en punto de recogida." },
    ],
    gift: {
      title: "Para una amiga, una hermana, una madre",
      text: "Una tarjeta regalo a su ritmo: elige sola o con una estilista.",
      scene: "collection-woman-accessories",
    },
  },
};
