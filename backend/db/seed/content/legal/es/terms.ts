import { keepAllPercent, prepaymentCents, previewDays, tryOnDays } from "#contract/terms.ts";
import { company } from "../company.ts";
import { legalContent } from "../content.ts";

export const termsEs = {
  terms_and_conditions: legalContent(
    "Condiciones generales del servicio",
    [
      "demo",
      "Sitio de demostración",
      "Este sitio presenta una tienda de demostración. La empresa, las marcas, las direcciones y los precios son inventados; ningún pedido se entrega ni se cobra de verdad. Una tienda que abra sustituye estos textos y los hace revisar por un abogado.",
    ],
    [
      "purpose",
      "Objeto",
      `Estas condiciones regulan el uso del sitio Petite Malle y el servicio de baúles que ${company.name} («nosotros») ofrece a los consumidores («tú»). Las compras sueltas en la tienda se rigen además por las condiciones de venta de la tienda.`,
      "Debes ser mayor de edad y comprar para uso particular. Se aplican las condiciones vigentes el día del pedido; te las enviamos con la confirmación en un soporte duradero.",
    ],
    [
      "account",
      "Cuenta y perfiles",
      "Una cuenta requiere un correo válido y una contraseña que mantienes en secreto. Puedes crear un perfil por cada menor a tu cargo y otro para ti. Puedes borrar un perfil o la cuenta cuando quieras.",
    ],
    [
      "boxes",
      "Baúles",
      `Un baúl reúne prendas que una estilista elige según el perfil. Antes del envío, una vista previa muestra cada prenda y su precio: durante ${previewDays} días como máximo puedes sustituirla, dejar un comentario, mover la fecha o confirmar. Si no nos dices nada en el plazo indicado, preparamos el baúl tal como está.`,
      "El contrato comprende las prendas que te quedas. Antes de confirmar mostramos el total, la fecha de entrega prevista y el plazo para devolver lo demás.",
      `Antes de que salga el baúl cobramos un anticipo de ${prepaymentCents / 100} €. Después tienes ${tryOnDays} días a partir del día siguiente a la entrega para elegir y solicitar la devolución de lo que no quieres; ese plazo puede ampliarse una vez. Entregas el paquete como muy tarde 14 días después de la solicitud, con la etiqueta gratuita. Las prendas cuya devolución no se solicita dentro del plazo se consideran tuyas.`,
      `Entonces cobramos el precio de las prendas que te quedas y, si no es gratuito, el envío, una vez descontado el anticipo. Si te quedas todas las prendas, su precio se reduce un ${keepAllPercent} %. La parte del anticipo que no se ha usado te la devolvemos; si no te quedas nada, no debes nada.`,
      "Tu derecho legal de desistimiento de 14 días desde la recepción se mantiene íntegro para las prendas que te has quedado, aunque ya estén cobradas: basta con que nos lo comuniques, como se indica en «Desistimiento».",
    ],
    [
      "subscription",
      "Suscripción",
      "La suscripción va unida a un perfil, con un ritmo en meses y sin permanencia. Puedes cambiarla, pausarla, reanudarla o cancelarla sin coste, con dos clics en la página «Mis suscripciones» de tu cuenta o escribiéndonos; la cancelación surte efecto enseguida, un baúl ya empaquetado llega todavía, y te la confirmamos por correo con la fecha de fin.",
      `Sin cuenta, desde la página «Cancelar tu contrato», enlazada al pie de cada página; por escrito, desde la página de contacto, a ${company.email} o por correo postal a ${company.street}, ${company.city}, Francia. Ningún cambio de precio se aplica sin avisarte con al menos un mes de antelación y sin que puedas cancelar.`,
    ],
    [
      "withdrawal",
      "Desistimiento",
      `Tienes 14 días desde la recepción para desistir sin dar motivos, tanto de un baúl como de una compra en la tienda. En la tienda ampliamos ese plazo a 30 días; en un baúl, el plazo de ${tryOnDays} días para elegir, descrito en «Baúles», no reduce tu derecho. Las reglas figuran en las condiciones de venta de la tienda, en «Derecho de desistimiento».`,
    ],
    [
      "conduct",
      "Buen uso",
      "Podemos rechazar un pedido por un motivo legítimo, como un impago pendiente o el uso de varias cuentas para acumular una oferta de primer pedido. En ese caso te explicamos la razón.",
    ],
    [
      "liability",
      "Responsabilidad",
      "Respondemos de la correcta ejecución del contrato. Nada de lo aquí dicho limita tus derechos como consumidor ni nuestra responsabilidad por daños personales, dolo o culpa grave. Una interrupción breve por mantenimiento no da derecho a indemnización.",
    ],
    [
      "law",
      "Ley aplicable y conflictos",
      "Se aplica el derecho francés. Si resides en otro país, conservas la protección de sus normas imperativas y puedes acudir a sus tribunales.",
      "Si hay un desacuerdo, escríbenos primero. Si en dos meses no hay solución, puedes acudir gratis a un mediador de consumo, cuyos datos figuran en el aviso legal. El Centro Europeo del Consumidor de tu país te ayuda en los conflictos transfronterizos.",
    ],
  ),

  terms_and_conditions_shop: legalContent(
    "Condiciones de venta de la tienda",
    [
      "seller",
      "Vendedor",
      `${company.name}, ${company.street}, ${company.city}, Francia (empresa de demostración). Teléfono ${company.phone}, correo ${company.email}.`,
    ],
    [
      "products",
      "Productos",
      "Cada ficha indica las características esenciales: composición, cuidados, países de tejido, tinte y confección, fabricante y advertencias de seguridad. Los dibujos son fieles al modelo, el color y el estampado; tu pantalla puede matizar un tono.",
    ],
    [
      "prices",
      "Precios",
      "Los precios son en euros, con IVA incluido y sin envío. Cuando un precio está rebajado, mostramos el más bajo de los 30 días anteriores a la rebaja. El total con envío se calcula antes de pagar y después no cambia.",
    ],
    [
      "order",
      "Pedido",
      "El contrato se forma así: revisas la cesta, la dirección, la entrega y el total, puedes corregir cada paso y pulsas «Pedido con obligación de pago». Confirmamos enseguida por correo. El pedido queda archivado y puedes consultarlo en tu cuenta.",
    ],
    [
      "payment",
      "Pago",
      "Pagas al hacer el pedido, con los medios que se muestran para tu país. Nuestro proveedor trata los datos de la tarjeta. Si un pago falla, las prendas quedan reservadas durante el plazo indicado y después el pedido se cancela sin coste.",
    ],
    [
      "delivery",
      "Entrega",
      "Enviamos a Francia, Mónaco, Bélgica, Austria, Alemania, Países Bajos, España, Italia, Irlanda, Luxemburgo y Portugal, a domicilio o a un punto de recogida según el país. Los plazos se indican en días laborables; si no hay indicación, entregamos como muy tarde a los 30 días.",
      "El riesgo pasa a ti con la entrega. Si nos retrasamos, puedes darnos un plazo adicional razonable y, después, resolver el contrato y recibir el reembolso en 14 días.",
    ],
    [
      "withdrawal",
      "Derecho de desistimiento",
      "Puedes desistir sin dar motivos en los 14 días siguientes a recibir el último artículo, tú o la persona que indiques. En las compras de la tienda aceptamos devoluciones hasta los 30 días, en las mismas condiciones.",
      `Para ello, solicita la devolución en tu cuenta o usa, con o sin cuenta, la página «Desistir de una compra», enlazada al pie de cada página. También vale cualquier otra declaración clara: desde la página de contacto, a ${company.email} o por correo postal a ${company.street}, ${company.city}, Francia. Acusamos recibo por correo electrónico sin demora. Modelo, no obligatorio: «Por la presente desisto del contrato sobre los siguientes artículos… pedidos el… recibidos el… nombre, dirección, fecha».`,
      "Devuelves las prendas como muy tarde 14 días después de esa declaración. La etiqueta de devolución es gratuita. Solo respondes de la pérdida de valor por un uso que vaya más allá de probarlas.",
      "Te reembolsamos todos los pagos, incluido el envío estándar, sin demora y como muy tarde 14 días después de tu declaración, por el mismo medio. Podemos esperar a recibir las prendas o la prueba de su envío. Si devuelves una parte, reembolsamos esa parte.",
    ],
    [
      "guarantee",
      "Garantía legal",
      "La garantía legal cubre las faltas de conformidad que se manifiesten en dos años desde la entrega, y en tres si resides en España. Durante dos años se presume que la falta ya existía en la entrega: basta con que muestres que existe.",
      "Puedes pedir la reparación o la sustitución en un plazo razonable, sin coste y sin mayores inconvenientes. Si no es posible, puedes obtener una rebaja del precio o resolver el contrato con el reembolso íntegro.",
      "Se mantienen otros derechos, como los relativos a los vicios ocultos en el Código Civil. Siempre te diriges al vendedor, sin coste.",
    ],
    [
      "gift",
      "Tarjetas regalo y códigos",
      "Una tarjeta regalo vale dos años desde la compra (en Alemania, hasta el final del tercer año) y puede usarse en varias veces, en la tienda y en los baúles; el importe se abona en el monedero de tu cuenta. Los códigos de descuento personales se usan en las condiciones que los acompañan. Durante 14 días desde el pago puedes renunciar a una tarjeta que no se ha usado y recuperar el dinero: en la página «Mis tarjetas regalo» de tu cuenta, en la página de tu regalo, cuyo enlace está en el recibo, o en la página «Desistir de una compra».",
    ],
    [
      "disputes",
      "Reclamaciones y mediación",
      "Atención al cliente responde en dos días laborables. Si una reclamación escrita sigue sin respuesta satisfactoria a los dos meses, puedes acudir gratis al mediador indicado en el aviso legal. En España puedes pedir además una hoja de reclamaciones.",
    ],
  ),
} as const;
