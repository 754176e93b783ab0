import type { TestimonialTexts } from "./texts.ts";

export const es: TestimonialTexts = [
  [
    "madre de Elsa, 4 años",
    "Mi hija no se ha quitado el vestido de flores desde el sábado. Lo lavé de noche para que lo tuviera por la mañana.",
  ],
  ["padre de Mats, 7 años", "Un pantalón que aguanta el tobogán y una sudadera que elige él solo. No pedía más."],
  [
    "madre de Siem, 2 años",
    "Colores y cortes muy bonitos. Tendría que haber pedido una talla más; el cambio fue sencillo.",
  ],
  ["madre de Vega, 5 años", "Buscaba un chubasquero y me llevé el conjunto entero. Todo combinaba."],
  [
    "clienta de la línea de mujer",
    "La primera vez desde el embarazo que me veo bien con un pantalón. El consejo de talla acertó.",
  ],
  [
    "padre de Gabin, 10 años",
    "Con diez años ya no quiere nada que parezca de bebé. Los vaqueros y la camisa aprobaron el examen.",
  ],
  [
    "madre de Paul, 18 meses",
    "El body se cierra de verdad con una mano. Quien cambia a un bebé que gatea me entenderá.",
  ],
  ["madre de Leo, 8 años", "La calidad está, pero el paquete tardó dos días más de lo previsto. Al menos me avisaron."],
  [
    "clienta de la línea de mujer",
    "La camisa blanca es igual que en el dibujo. La llevo a la guardería y a la oficina.",
  ],
  [
    "padre de Noor, 6 años",
    "Devolví dos prendas y tuve el reembolso en menos de una semana. Las otras tres no se las quita.",
  ],
  [
    "madre de Ava, 3 años",
    "Un punto precioso. Una estrella menos porque el gorro es algo grande; servirá el próximo invierno.",
  ],
  ["clienta de la línea de mujer", "Pedí el mismo vestido en dos colores. Mi hija me preguntó si iba a una fiesta."],
  [
    "clienta de la línea de mujer",
    "Buen corte y buena caída. Me habría gustado más variedad de faldas en tallas grandes.",
  ],
  ["madre de Sami, 9 meses", "Un regalo de nacimiento de una amiga. El único conjunto que no teníamos por triplicado."],
  [
    "padre de Jeanne, 12 años",
    "Doce años, opinión sobre todo y, aun así, ninguna negociación. Gracias a la estilista.",
  ],
  ["clienta de la línea de mujer", "Ponía lana cocida y es lana cocida. Se agradece la claridad."],
  ["madre de Bruno, 4 años", "El peto es perfecto. Los tirantes piden un poco de ayuda en el baño, así es la vida."],
  ["madre de Côme, 1 año", "Suave, corchetes fáciles, tonos bonitos. Acabamos regalándole lo mismo a nuestro sobrino."],
  ["madre de Mia, 6 años", "Abrió el paquete ella sola, se vistió y se fue al cole. Las siete y veinte, récord."],
  [
    "abuela de Anouk, 8 años",
    "Nunca sé qué talla elegir. Escribí, me contestaron en una hora y el vestido le queda bien.",
  ],
  [
    "clienta de la línea de mujer",
    "Un cárdigan fino y cálido que no pica. El color es algo más claro que en mi pantalla.",
  ],
  [
    "padre de Floor, 11 años",
    "La ropa es bonita, pero la chaqueta que quería ya no estaba en su talla. El aviso llegó a las tres semanas.",
  ],
  [
    "clienta de la línea de mujer",
    "Bailé hasta las tres de la mañana con el mono verde salvia. Listo para la próxima boda.",
  ],
  ["padre de Zoé, 5 años", "En un punto de recogida, un sábado, con dos niños y un patinete: nada que objetar."],
];
