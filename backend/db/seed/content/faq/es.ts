import { prepaymentCents, tryOnDays } from "#contract/terms.ts";
import { type FaqSection, faqSection } from "./section.ts";

export const es: readonly FaqSection[] = [
  faqSection(
    "orders",
    "Pedidos",
    [
      "¿Cómo hago un pedido?",
      "Elige una talla, añade la prenda a la cesta y sigue los tres pasos: correo, entrega y pago. Basta un correo electrónico: la cuenta se crea con el pedido y un mensaje te propone elegir una contraseña. Recibirás enseguida un correo de confirmación.",
    ],
    [
      "¿Puedo cambiar o cancelar mi pedido?",
      "Mientras el paquete no esté empaquetado, cancelas el pedido tú, en tu cuenta, en el apartado Pedidos; te lo devolvemos todo. Para cambiar algo, cancela y vuelve a pedir, o escríbenos con tu número de pedido. Si ya ha salido, lo más sencillo es devolver las prendas.",
    ],
    [
      "¿Dónde veo mis pedidos y facturas?",
      "En tu cuenta, en el apartado Pedidos. Cada pedido conserva su detalle, su seguimiento, el IVA y la dirección de entrega.",
    ],
    [
      "Una prenda está agotada, ¿qué hago?",
      "Las tallas agotadas siguen visibles en la ficha. Pide allí que te avisemos: te llega un único correo el día en que vuelve la tuya, y el aviso termina solo al cabo de un año.",
    ],
    [
      "El pago ha fallado, ¿he perdido el pedido?",
      "No. Las prendas quedan reservadas durante el plazo que indica el pedido. Ábrelo en tu cuenta y vuelve a pagar, con el mismo medio de pago o con otro.",
    ],
  ),
  faqSection(
    "delivery",
    "Entrega",
    [
      "¿A qué países enviáis?",
      "A Francia, Mónaco, Bélgica, Austria, Alemania, Países Bajos, España, Italia, Irlanda, Luxemburgo y Portugal.",
    ],
    [
      "¿Cuánto cuesta el envío?",
      "En España es gratis desde 70 €, y en los demás países a partir de un importe entre 60 € y 100 €. Por debajo depende del país y de la entrega que elijas: el precio aparece en la cesta antes de pagar.",
    ],
    [
      "¿Cuándo llegará mi paquete?",
      "La ficha de cada prenda y la cesta indican la fecha más temprana y la más tardía, en días laborables. Te avisamos por correo cuando sale el paquete.",
    ],
    [
      "¿Puedo elegir un punto de recogida?",
      "Sí, donde el transportista los ofrezca. Escribe tu código postal al elegir la entrega: verás los puntos más cercanos con su horario.",
    ],
  ),
  faqSection(
    "returns",
    "Devoluciones y reembolsos",
    [
      "¿Cuánto tiempo tengo para cambiar de idea?",
      `En la tienda, 30 días desde que lo recibes, más que los 14 días del derecho legal de desistimiento. Con un baúl, ${tryOnDays} días para elegir lo que te quedas; el derecho legal de 14 días se mantiene. No tienes que dar ningún motivo.`,
    ],
    [
      "¿Cómo devuelvo una prenda?",
      "Indica en tu cuenta lo que devuelves, imprime la etiqueta y entrega el paquete. Sin cuenta, usa la página «Desistir de una compra», al pie de cada página. Pruébate la ropa sin llegar a usarla y conserva las etiquetas si puedes.",
    ],
    [
      "¿La devolución tiene coste?",
      "No, la etiqueta de devolución es gratuita en todos los países a los que enviamos.",
    ],
    [
      "¿Cuándo recibiré el reembolso?",
      "Como muy tarde 14 días después de comunicar el desistimiento, por el mismo medio de pago. Podemos esperar a recibir el paquete o la prueba de su envío.",
    ],
    [
      "Una prenda tiene un defecto, ¿qué hago?",
      "Escríbenos y adjunta una foto. La garantía legal cubre la falta de conformidad, tres años en España y al menos dos en los demás países: reparación o sustitución y, si no, reembolso, sin coste para ti.",
    ],
  ),
  faqSection(
    "sizes",
    "Tallas",
    [
      "¿Cómo elijo la talla de mi hijo o mi hija?",
      "Mide su estatura de pie y sin zapatos, y fíate de los centímetros más que de la edad. Entre dos tallas, elige la mayor.",
    ],
    [
      "¿Qué significa «12 meses» o «4 años»?",
      "Es la edad media a la que se alcanza esa estatura: unos 74 cm a los 12 meses, 102 cm a los 4 años. Con 3 años se puede llevar perfectamente una talla 4 años.",
    ],
    [
      "¿Qué tallas hay para mujer?",
      "De la XS a la 4XL, según la marca. Los accesorios de talla única llevan la mención TU.",
    ],
    [
      "¿Cómo mido un pie?",
      "De pie, con el talón contra la pared y al final del día. Mide los dos pies, quédate con el más largo y compáralo con la guía de tallas, que ya cuenta con algo de holgura.",
    ],
  ),
  faqSection(
    "payment",
    "Pago",
    [
      "¿Qué medios de pago aceptáis?",
      "Con tarjeta y, según lo que se ofrezca al pagar, con PayPal, Klarna (después o ahora) o iDEAL. Un baúl se paga después de probarlo; para eso guardamos un medio de pago, que cambias o quitas en tu cuenta.",
    ],
    [
      "¿Es seguro pagar?",
      "El número de tarjeta se introduce en nuestro proveedor de pagos y nunca pasa por nuestros servidores. Tu banco puede pedirte que confirmes la compra.",
    ],
    [
      "¿Cuándo se cobra el pedido?",
      `Al hacer el pedido. Si el pago no se completa, no se cobra nada y el pedido queda pendiente en tu cuenta. Con un baúl: ${prepaymentCents / 100} € al enviarlo y el resto cuando hayas elegido.`,
    ],
    [
      "¿Qué es el precio más bajo que aparece junto a una rebaja?",
      "En cada rebaja indicamos el precio más bajo de los 30 días anteriores. Así sabes lo que vale de verdad el descuento.",
    ],
  ),
  faqSection(
    "boxes",
    "Baúles",
    [
      "¿Qué es un baúl?",
      "Un paquete de prendas que una estilista elige para una persona, niño o mujer, según sus gustos, sus tallas y tu presupuesto. Lo ves antes del envío y te quedas con lo que te guste.",
    ],
    [
      "¿Hay que suscribirse?",
      "No. Puedes pedir un solo baúl o elegir un ritmo en meses. La suscripción se pausa o se cancela sin coste, con dos clics, en la página «Mis suscripciones» de tu cuenta; sin cuenta, en la página «Cancelar tu contrato», al pie de cada página.",
    ],
    [
      "¿Puedo cambiar algo antes del envío?",
      "Sí. En la vista previa sustituyes una prenda, dejas un mensaje a la estilista o mueves la fecha, y luego confirmas.",
    ],
    [
      "¿Hasta qué edad?",
      "Vestimos a niños desde el nacimiento hasta los 14 años. Las mujeres tienen su propia línea, de la XS a la 4XL.",
    ],
  ),
  faqSection(
    "account",
    "Cuenta",
    [
      "¿Para qué sirve la cuenta?",
      "Para encontrar tus pedidos, direcciones y devoluciones y guardar las tallas de tus hijos. Bastan un correo y una contraseña.",
    ],
    [
      "He olvidado mi contraseña.",
      "En la página de acceso, sigue «¿Has olvidado la contraseña?» e indica el correo de tu cuenta: te enviamos ahí un enlace para elegir otra contraseña, que sirve una sola vez y durante dos horas.",
    ],
    [
      "¿Puedo tener varios perfiles?",
      "Sí, uno por cada niño y otro para ti si quieres, cada uno con sus tallas y sus gustos.",
    ],
    [
      "¿Cómo cambio de idioma o de país?",
      "Con el selector al pie de cada página. Si has iniciado sesión, recordamos tu elección también para los correos.",
    ],
  ),
  faqSection(
    "data",
    "Tus datos",
    [
      "¿Qué datos guardáis?",
      "Los necesarios para enviar, reembolsar y aconsejar: tus datos de contacto, tus pedidos y los perfiles que creas. El detalle y los plazos están en la página de protección de datos.",
    ],
    [
      "¿Qué sabéis de mis hijos?",
      "Solo lo que tú indicas: un nombre, una fecha de nacimiento, tallas y gustos. Puedes borrar un perfil por separado en cualquier momento.",
    ],
    [
      "¿Cómo obtengo o borro mis datos?",
      "En tu cuenta, en la página «Privacidad y datos»: los lees, te los llevas y puedes borrar la cuenta. Sin cuenta, escríbenos desde la página de contacto: respondemos en un mes como máximo. Las facturas se conservan el tiempo que exige la ley.",
    ],
    [
      "¿Usáis cookies publicitarias?",
      "Ninguna sin tu permiso. De entrada solo usamos las que necesitan el acceso, la cesta, el idioma y el país. Si hacemos medir las visitas, te preguntamos antes: sin tu sí no se instala ninguna más. Tu elección vale entonces seis meses y se cambia al pie de cada página, en «Medición de visitas».",
    ],
  ),
];
