import type { LookTexts } from "./slugs.ts";

export const es: LookTexts = {
  "first-days": ["Los primeros días", "Todo para volver a casa del hospital, y para las mil fotos que vendrán."],
  "nap-time": ["Hora de la siesta", "Un pijama {pyjamas}, calcetines que no se caen y un cárdigan para el despertar."],
  "first-steps": ["Primeros pasos", "Un peto que amortigua las caídas y una camiseta lista para el puré."],
  "pram-in-the-park": [
    "Carrito en el parque",
    "Un sombrero para la sombra y un pelele ligero: el paseo puede alargarse.",
  ],
  "little-sailor": [
    "Pequeño marinero",
    "{long-sleeve.Noun}, {joggers.noun} y {gilet.noun} para zarpar sobre la alfombra del salón.",
  ],
  "sunday-at-grandmas": [
    "Domingo con la abuela",
    "Un vestido para el álbum familiar y calcetines para patinar por el pasillo.",
  ],
  treehouse: ["La cabaña", "Peto, sudadera gruesa y zapatillas: para construir hasta la merienda."],
  "puddle-day": ["Día de charcos", "El chubasquero {raincoat} que todos miran y unos botines con ganas de saltar."],
  "first-day-of-school": [
    "El primer día de cole",
    "Arreglada sin estar tiesa: pichi, blusa {blouse} y mariposas en la barriga.",
  ],
  "marbles-champion": ["Campeón de canicas", "Un polo, pantalón corto y los bolsillos llenos: el recreo es suyo."],
  "orchard-picnic": ["Pícnic en el huerto", "Un vestido {dress}, sombrero y sandalias para correr entre los manzanos."],
  "harbour-morning": [
    "Mañana en el puerto",
    "Una camiseta {t-shirt}, vaqueros y chubasquero, a la hora en que vuelven los barcos.",
  ],
  "birthday-candles": ["Soplar las velas", "Un vestido {dress}, un cárdigan suave y aire, mucho aire."],
  "page-boy": ["Paje de boda", "Camisa {shirt} y pantalón {trousers}: elegante hasta la pista de baile."],
  "cycle-path": ["Carril bici", "Tres capas flexibles que siguen el pedaleo y el viento en contra."],
  "autumn-leaves": [
    "Hojas de otoño",
    "{jumper.Noun}, {skirt.noun} y {boots.noun}: los colores que se recogen por el camino.",
  ],
  "museum-wednesday": [
    "Miércoles de museo",
    "Un jersey {jumper} sobre una camisa {shirt}, para mirar a los dinosaurios a los ojos.",
  ],
  "ladybird-hunt": [
    "A por mariquitas",
    "Un pantalón corto {shorts}, una camiseta {t-shirt} y las rodillas en la hierba.",
  ],
  "snow-on-the-roof": ["Nieve en el tejado", "Un gran abrigo, un gorro y un jersey {jumper}: solo falta el trineo."],
  sleepover: ["Fiesta de pijamas", "Un pijama {pyjamas}, calcetines gordos y secretos hasta las tantas."],
  "chess-club": ["Club de ajedrez", "Cárdigan {cardigan}, polo y vaqueros: concentrado, pero cómodo."],
  lighthouse: ["El faro", "Falda {skirt} y chubasquero, para contar escalones y olas."],
  "garden-cooks": ["Cocina de jardín", "Peto y sombrero: hoy hay sopa de hojas y tarta de arena."],
  "dance-lesson": ["Clase de baile", "Una falda con vuelo, una blusa ligera y bailarinas que se saben la música."],
  "weekend-train": [
    "El tren del finde",
    "Sudadera {sweatshirt}, pantalón de chándal {joggers}, un bolso propio y el asiento de la ventanilla.",
  ],
  "camp-fire": ["Fuego de campamento", "Camisa {shirt}, vaqueros y chaleco: puede anochecer, empiezan las historias."],
  "kite-on-the-beach": ["La cometa", "Un mono {jumpsuit} y un jersey a los hombros para correr contra el viento."],
  "almost-grown-up": ["Casi mayor", "Camisa {shirt}, vaqueros y chaqueta: los clásicos, en su talla y a su gusto."],
  "quiet-monday": [
    "Lunes tranquilo",
    "Camisa {shirt}, pantalón {trousers}, cárdigan {cardigan}: la semana empieza sin ruido.",
  ],
  "market-in-the-rain": [
    "Mercado bajo la lluvia",
    "Un jersey {jumper}, un chubasquero {raincoat} y el ramo bien a cubierto.",
  ],
  "dinner-with-friends": [
    "Cena con amigos",
    "Vestido {dress}, cinturón y bailarinas: lista antes de que llegue la canguro.",
  ],
  "back-to-the-office": [
    "Vuelta a la oficina",
    "Blusa {blouse} bajo una chaqueta de corte limpio y un bolso {bag} muy tuyo.",
  ],
  "late-breakfast": ["Desayuno tardío", "Un pijama {pyjamas} y un cárdigan: nadie tiene prisa."],
  "linen-afternoon": ["Tarde de lino", "Camisa amplia, pantalón corto y sombrero: la silla se mueve con la sombra."],
  "summer-wedding": [
    "Boda de verano",
    "Un mono {jumpsuit} con el que bailar, llevar a un niño en brazos y aguantar hasta el alba.",
  ],
  "first-cold": ["Primeros fríos", "Un abrigo {coat} sobre un jersey {jumper}: que venga el vaho."],
  "school-gate": ["En la puerta del cole", "Sudadera, vaqueros y abrigo recto: sencilla, puntual y ya guapa."],
  "sea-wall": ["El espigón", "Falda {skirt} y chubasquero {raincoat} para caminar hasta el final."],
  "gallery-opening": [
    "Inauguración",
    "Una falda {skirt}, una camiseta {t-shirt} y botines: se habla de los cuadros, y de tu chaqueta.",
  ],
  "weekend-away": ["Escapada", "Peto {dungarees}, polo y un bolso que cierra: lo demás espera al lunes."],
};
