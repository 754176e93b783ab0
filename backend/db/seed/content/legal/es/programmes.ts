import { referralRewardCents, referralYearlyLimit } from "#contract/terms.ts";
import { company } from "../company.ts";
import { legalContent } from "../content.ts";

export const programmesEs = {
  terms_and_conditions_recycle: legalContent(
    "Condiciones del programa Littlegeste",
    [
      "purpose",
      "La idea",
      "Con Littlegeste nos entregas ropa infantil y de mujer que ya no usas. La pasamos a entidades de recogida que la clasifican para regalarla, revenderla o recuperar la fibra. No prometemos un destino concreto para una prenda concreta.",
    ],
    [
      "who",
      "Quién puede participar",
      "Cualquier persona mayor de edad con una dirección en un país donde exista el programa. Verás la lista al crear la etiqueta; si tu país no está, la página te lo dice antes de pedirte nada más.",
    ],
    [
      "what",
      "Qué puedes enviar",
      "Ropa, zapatos por pares y accesorios textiles de cualquier marca, lavados y secos. No envíes nada mojado o manchado ni dejes objetos en los bolsillos: no podríamos devolvértelos.",
    ],
    [
      "how",
      "La etiqueta",
      "La etiqueta es gratuita, vale 60 días y sirve para un paquete de hasta 20 kg. Entrégalo en el punto indicado. Cada dirección de correo puede tener como máximo cinco etiquetas abiertas.",
    ],
    [
      "reward",
      "El agradecimiento",
      "Cuando registramos el paquete, añadimos a tu cuenta, si la tienes y participas en el Little Club, puntos de fidelidad. Verás cuántos son antes de crear la etiqueta. No se pueden ceder ni cambiar por dinero.",
    ],
    [
      "ownership",
      "Propiedad",
      "Al entregar el paquete nos cedes las prendas gratuitamente y declaras que puedes hacerlo. La entrega es definitiva cuando el transportista recoge el paquete.",
    ],
    [
      "end",
      "Cambios y fin",
      "Podemos modificar o terminar el programa de cara al futuro. Las etiquetas ya emitidas valen hasta su vencimiento y los puntos ya obtenidos son tuyos.",
    ],
  ),

  terms_and_conditions_little_club: legalContent(
    "Condiciones del Little Club",
    [
      "purpose",
      "El club",
      `El Little Club es el programa de fidelidad de ${company.name}. Es gratuito, requiere una cuenta y no obliga a comprar.`,
    ],
    [
      "earn",
      "Ganar puntos",
      "Ganas puntos por lo que pagas en la tienda y por las prendas que te quedas de tus baúles, sin contar envío ni tarjetas regalo. El baremo figura en la página del programa. Los puntos son tuyos cuando pasa el plazo de devolución; una devolución los descuenta en proporción.",
    ],
    [
      "use",
      "Usar los puntos",
      "A partir de 200 y de 600 puntos puedes cambiarlos por un vale cuyo importe ves en tu cuenta. Un vale se usa de una vez y no se suma a otro del club. El canje es definitivo, salvo que desistas del pedido: entonces te devolvemos el vale.",
    ],
    [
      "birthday",
      "Oferta de cumpleaños",
      "Si has indicado la fecha de nacimiento de un niño, puedes recibir una oferta en el mes de su cumpleaños, una vez al año y por niño. Indicarla es voluntario.",
    ],
    [
      "referral",
      "Invitar a alguien",
      `Puedes invitar a alguien con tu enlace personal o con tu correo. La ventaja de cada uno figura en la página de invitaciones; la tuya se obtiene cuando un pedido de la persona invitada, del que se hayan pagado al menos ${referralRewardCents / 100} € sin contar códigos ni monedero, ya no se puede devolver. Se reduce en proporción a lo devuelto; si quedan pagados menos de ${referralRewardCents / 100} €, no hay ventaja. Si más tarde el pedido se reembolsa entero y ningún otro da derecho a ella, la retiramos hasta donde alcance tu monedero. La invitación no vale dentro de un mismo hogar: misma dirección, mismo teléfono o misma tarjeta. Se premian como máximo ${referralYearlyLimit} invitaciones por año natural. No escribimos a la persona invitada si no lo pide.`,
    ],
    ["expiry", "Duración", "Los puntos no caducan. No tienen valor en dinero ni se transfieren."],
    [
      "end",
      "Dejar el club",
      "Puedes dejar el club cuando quieras, sin dar motivos, con un clic en la página «Mis puntos de fidelidad» de tu cuenta, y volver del mismo modo. Tus puntos siguen siendo tuyos y puedes gastarlos; mientras estás fuera no se añade ninguno. Un pedido cuyo plazo de devolución termine en ese tiempo, un baúl que se pague o un paquete de Littlegeste que llegue en ese tiempo no dan puntos, tampoco después. Avisamos de los cambios con dos meses de antelación; mientras tanto puedes usar tus puntos. Al borrar la cuenta se borran los puntos.",
    ],
  ),
} as const;
