import type { SeoTexts } from "./pages.ts";

export const es: SeoTexts = {
  index: [
    "Petite Malle: moda infantil hasta los 14 años",
    "Ropa elegida por estilistas para niños desde el nacimiento hasta los 14 años, en tienda o en baúl, y entregada en casa. Devolución gratuita.",
    "moda infantil, ropa de niños, baúl, estilista, bebé, niña, niño",
  ],
  woman: [
    "Petite Malle Mujer: un armario elegido para ti",
    "Vestidos, punto, pantalones y abrigos de la XS a la 4XL, elegidos por nuestro equipo de estilistas. Compón tu conjunto o recibe un baúl a tu gusto.",
    "moda mujer, estilista, baúl mujer, vestido, tallas grandes",
  ],
  shop: [
    "La tienda: moda infantil y de mujer | Petite Malle",
    "Recorre nuestras colecciones de bebé, niña, niño y mujer: novedades, punto, denim, días de lluvia y días de fiesta.",
    "tienda, colecciones, ropa infantil, ropa de mujer",
  ],
  "shop/all-products": [
    "Todos los productos | Petite Malle",
    "Toda la tienda en una página: filtra por edad, talla, familia y precio hasta dar con la prenda que buscas.",
    "todos los productos, ropa, filtros, talla",
  ],
  blog: [
    "El diario: consejos, estilo y taller | Petite Malle",
    "Tallas, lavar la lana, la vuelta al cole, un armario pequeño: consejos de nuestro equipo de estilistas y lo que pasa en el taller.",
    "diario, consejos moda infantil, estilo, taller",
  ],
  faq: [
    "Preguntas frecuentes | Petite Malle",
    "Pedidos, envíos, devoluciones, tallas, pago, baúles y datos personales: respuestas sencillas a tus preguntas.",
    "preguntas frecuentes, ayuda, envío, devolución, talla",
  ],
  "terms-and-conditions": [
    "Condiciones, aviso legal y datos | Petite Malle",
    "Condiciones generales, condiciones de venta, aviso legal y protección de datos de Petite Malle.",
    "condiciones generales, aviso legal, protección de datos",
  ],
  looks: [
    "Nuestros looks infantiles y de mujer | Petite Malle",
    "Cuarenta conjuntos de nuestro equipo de estilistas, de la cabaña a la cena con amigos. Cada prenda se compra por separado.",
    "looks, conjuntos, inspiración, estilista",
  ],
  stylists: [
    "Nuestro equipo de estilistas | Petite Malle",
    "Ocho estilistas, de Lyon a Utrecht, eligen las prendas de la tienda y componen tus baúles. Te presentamos al equipo.",
    "estilista, equipo, asesoría de moda",
  ],
  testimonials: [
    "Opiniones de clientes | Petite Malle",
    "Lo que dicen las familias y mujeres que han recibido un pedido, y cómo comprobamos cada opinión.",
    "opiniones, testimonios, valoración",
  ],
  brands: [
    "Nuestras marcas infantiles y de mujer | Petite Malle",
    "Pequeñas firmas y talleres de Francia, Alemania, Países Bajos, Bélgica, España y Portugal: descubre nuestras marcas.",
    "marcas, diseñadores, ropa infantil",
  ],
  concept: [
    "Así funciona el baúl | Petite Malle",
    "Unas preguntas, una estilista, una vista previa antes del envío, y te quedas con lo que te guste. Así funciona el baúl.",
    "concepto, baúl, suscripción, estilista",
  ],
  contact: [
    "Escríbenos | Petite Malle",
    "¿Dudas sobre un pedido, una talla o un baúl? Escribe a atención al cliente: respondemos en dos días laborables.",
    "contacto, atención al cliente, ayuda",
  ],
  login: [
    "Accede a tu cuenta | Petite Malle",
    "Encuentra tus pedidos, devoluciones, perfiles y baúles en tu cuenta. Accede aquí.",
    "acceso, cuenta de cliente",
  ],
  giftcard: [
    "Tarjeta regalo de moda infantil | Petite Malle",
    "Regala una tarjeta a madres y padres recientes: se usa en la tienda o en baúles, de una vez o poco a poco.",
    "tarjeta regalo, nacimiento, regalo infantil",
  ],
  "giftcard-woman": [
    "Tarjeta regalo para ella | Petite Malle",
    "Una tarjeta regalo para que elija en la línea de mujer, sola o con una estilista, de la XS a la 4XL.",
    "tarjeta regalo mujer, idea de regalo",
  ],
  loyalty: [
    "Little Club, el programa de fidelidad | Petite Malle",
    "Gana puntos con cada compra y cámbialos por vales a partir de 200 puntos. Unirse es gratis.",
    "fidelidad, puntos, vale",
  ],
  referral: [
    "Invita a alguien | Petite Malle",
    "Invita a una amiga, a tu hermano o a la vecina: los dos obtenéis una ventaja en el primer pedido.",
    "invitar, amigos, ventaja",
  ],
  littlegeste: [
    "Littlegeste: da la ropa que se ha quedado pequeña",
    "Crea una etiqueta gratuita y envíanos la ropa que ya no usas. Te lo agradecemos con puntos.",
    "littlegeste, donar ropa, etiqueta, puntos",
  ],
};
