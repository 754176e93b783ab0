import { company, mediator } from "../company.ts";
import { legalContent } from "../content.ts";

/** What the model instructions say whatever was bought. */
const withdrawal = {
  right:
    "Tiene usted derecho a desistir del presente contrato en un plazo de 14 días naturales sin necesidad de justificación.",
  how: `Para ejercer el derecho de desistimiento, deberá usted notificarnos (${company.name}, ${company.street}, ${company.city}, Francia, teléfono ${company.phone}, ${company.email}) su decisión de desistir del contrato a través de una declaración inequívoca (por ejemplo, una carta enviada por correo postal o correo electrónico). Podrá utilizar el modelo de formulario de desistimiento que figura a continuación, aunque su uso no es obligatorio.`,
  online:
    "Usted también puede ejercer su derecho de desistimiento en línea, mediante el enlace «Desistir del contrato aquí» al pie de cada página de este sitio. Si recurre a esta función en línea, le enviaremos sin demora indebida, en un soporte duradero (por ejemplo, por correo electrónico), un acuse de recibo del desistimiento, con su contenido y la fecha y hora de su presentación.",
  inTime:
    "Para cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio por su parte de este derecho sea enviada antes de que venza el plazo correspondiente.",
  refund:
    "En caso de desistimiento por su parte, le devolveremos todos los pagos recibidos de usted, incluidos los gastos de entrega (con la excepción de los gastos adicionales resultantes de la elección por su parte de una modalidad de entrega diferente a la modalidad menos costosa de entrega ordinaria que ofrezcamos) sin ninguna demora indebida y, en todo caso, a más tardar 14 días naturales a partir de la fecha en la que se nos informe de su decisión de desistir del presente contrato. Procederemos a efectuar dicho reembolso utilizando el mismo medio de pago empleado por usted para la transacción inicial, a no ser que haya usted dispuesto expresamente lo contrario; en todo caso, no incurrirá en ningún gasto como consecuencia del reembolso.",
};

/** What the law adds: the model instructions on withdrawal in their official words, the rules of each country, and the accessibility statement. */
export const noticesEs = {
  withdrawal_instructions: legalContent(
    "Información sobre el ejercicio del derecho de desistimiento",
    [
      "right",
      "Derecho de desistimiento",
      withdrawal.right,
      "El plazo de desistimiento expirará a los 14 días naturales del día que usted o un tercero por usted indicado, distinto del transportista, adquirió la posesión material del último de los bienes.",
      withdrawal.how,
      withdrawal.online,
      withdrawal.inTime,
    ],
    [
      "effects",
      "Consecuencias del desistimiento",
      `${withdrawal.refund} Podremos retener el reembolso hasta haber recibido los bienes, o hasta que usted haya presentado una prueba de la devolución de los mismos, según qué condición se cumpla primero.`,
      `Deberá usted devolvernos o entregarnos directamente los bienes a ${company.name}, ${company.street}, ${company.city}, Francia, sin ninguna demora indebida y, en cualquier caso, a más tardar en el plazo de 14 días naturales a partir de la fecha en que nos comunique su decisión de desistimiento del contrato. Se considerará cumplido el plazo si efectúa la devolución de los bienes antes de que haya concluido dicho plazo. Nos haremos cargo de los costes de devolución de los bienes.`,
      "Solo será usted responsable de la disminución de valor de los bienes resultante de una manipulación distinta a la necesaria para establecer la naturaleza, las características y el funcionamiento de los bienes.",
    ],
  ),

  country_rules: legalContent(
    "Lo que se añade en tu país",
    [
      "all",
      "En todos los países",
      "Los textos de esta tienda valen en todos los países a los que enviamos. Si la ley de tu país te da más, se aplica esa ley. En un conflicto con un vendedor de otro país, el Centro Europeo del Consumidor de tu país aconseja gratis (www.eccnet.eu).",
    ],
    [
      "fr",
      "Francia y Mónaco",
      "Datos según el artículo 19 de la ley francesa 2004-575: los del editor, en el aviso legal. Garantía legal de conformidad: dos años desde la entrega (artículos L. 217-1 y siguientes del Code de la consommation). Garantía por vicios ocultos: dos años desde que se descubren (artículos 1641 y siguientes del Code civil).",
      "Conflictos: el mediador indicado en el aviso legal; aviso a la DGCCRF en signal.conso.gouv.fr. Datos personales: CNIL (www.cnil.fr).",
    ],
    [
      "be",
      "Bélgica",
      "Datos según el artículo XII.6 del Código de Derecho Económico: los del editor, en el aviso legal. Garantía legal: dos años desde la entrega. Durante esos dos años se presume que el defecto ya existía en la entrega.",
      "Conflictos: Service de médiation pour le consommateur (www.mediationconsommateur.be). Datos personales: Autorité de protection des données.",
    ],
    [
      "lu",
      "Luxemburgo",
      "Datos según el artículo 5 de la ley de 14 de agosto de 2000 sobre comercio electrónico: los del editor, en el aviso legal. Garantía legal de conformidad: dos años desde la entrega.",
      "Conflictos: Médiateur de la consommation (www.mediateurconsommation.lu). Datos personales: Commission nationale pour la protection des données.",
    ],
    [
      "de",
      "Alemania",
      "Datos según el § 5 DDG: los del editor, en el aviso legal. Garantía legal: dos años desde la entrega (§ 438 BGB); el primer año no tienes que probar nada (§ 477 BGB). Las tarjetas regalo valen allí tres años desde el final del año de compra.",
      `Resolución de conflictos (§ 36 VSBG): nos comprometemos a participar en un procedimiento ante la entidad que nos corresponde: Mediador de demostración, ${mediator.street}, ${mediator.city}, Francia, ${mediator.email}, ${mediator.website}. Datos personales: la autoridad de tu Land.`,
    ],
    [
      "at",
      "Austria",
      "Datos según el § 5 ECG y el § 25 MedienG: los del editor, en el aviso legal; este sitio presenta nuestra tienda. Garantía legal: dos años desde la entrega (§ 10 VGG); el primer año no tienes que probar nada.",
      "Conflictos: Schlichtung für Verbrauchergeschäfte (www.verbraucherschlichtung.at). Datos personales: Datenschutzbehörde.",
    ],
    [
      "nl",
      "Países Bajos",
      "Datos según el artículo 3:15d del Código Civil: los del editor, en el aviso legal. Garantía legal: la prenda debe durar lo que cabe esperar razonablemente, sin plazo fijo (artículo 7:17 del Código Civil). Si el defecto aparece el primer año, se presume que ya existía en la entrega.",
      "Consejo y avisos: ACM ConsuWijzer (www.consuwijzer.nl). Datos personales: Autoriteit Persoonsgegevens.",
    ],
    [
      "es",
      "España",
      "Datos según el artículo 10 de la Ley 34/2002: los del editor, en el aviso legal. Garantía legal: tres años desde la entrega; durante dos años se presume que la falta ya existía en la entrega (artículos 114 y siguientes del texto refundido de la Ley General para la Defensa de los Consumidores y Usuarios).",
      "Conflictos: la oficina municipal de información al consumidor (OMIC); puedes pedir una hoja de reclamaciones. Datos personales: AEPD (www.aepd.es).",
    ],
    [
      "it",
      "Italia",
      "Datos según el artículo 7 del decreto legislativo 70/2003: los del editor, en el aviso legal. Garantía legal: dos años desde la entrega, la acción prescribe a los 26 meses; si el defecto aparece el primer año, se presume que ya existía en la entrega (artículos 128 y siguientes del Codice del consumo).",
      "Avisos: AGCM (www.agcm.it). Datos personales: Garante per la protezione dei dati personali.",
    ],
    [
      "pt",
      "Portugal",
      "Datos según el artículo 10 del decreto-ley 7/2004: los del editor, en el aviso legal. Garantía legal: tres años desde la entrega; durante dos años se presume que el defecto ya existía en la entrega (decreto-ley 84/2021).",
      "Reclamaciones: www.livroreclamacoes.pt. Datos personales: Comissão Nacional de Proteção de Dados.",
    ],
    [
      "ie",
      "Irlanda",
      "Datos según la norma 7 del S.I. 68/2003: los del editor, en el aviso legal. Derechos legales según la Consumer Rights Act 2022; la acción prescribe a los seis años y, si el defecto aparece el primer año, se presume que ya existía en la entrega.",
      "Consejo y avisos: CCPC (www.ccpc.ie). Datos personales: Data Protection Commission.",
    ],
  ),

  accessibility_statement: legalContent(
    "Declaración de accesibilidad",
    [
      "scope",
      "De qué trata",
      "Esta declaración se refiere a la tienda Petite Malle, en sus cuatro idiomas, en ordenador y en teléfono. Describe el sitio tal como es; la actualizamos cuando cambia.",
    ],
    [
      "service",
      "El servicio",
      "Puedes mirar y pedir ropa, recibir un baúl preparado por una estilista, seguir, devolver y pagar tus pedidos, y escribirnos. Todo se lee como texto: cada imagen que dice algo tiene una descripción; cada precio, fecha y estado está escrito con palabras. Ningún paso tiene un límite de tiempo sin aviso, y nada parpadea ni habla solo.",
    ],
    [
      "state",
      "Estado de conformidad",
      "Seguimos las pautas WCAG 2.2, nivel AA, en las que se apoya la norma EN 301 549, como pide la Directiva (UE) 2019/882. El sitio las cumple en parte: lo que falta figura más abajo.",
    ],
    [
      "tested",
      "Qué hemos comprobado",
      "En cada versión: control automático (axe) de las páginas y de lo que se abre en ellas, también menús, diálogos y mensajes de error; una compra solo con el teclado; el contraste de los dos temas.",
      "A mano, en noviembre de 2026: orden y visibilidad del foco, texto al 200 %, zoom al 400 %, colores forzados, movimiento reducido, espaciado del texto.",
    ],
    [
      "limits",
      "Lo que aún no está bien",
      "Los lectores de pantalla aún no se han probado página por página. Las facturas, etiquetas y condiciones en PDF contienen texto, pero no etiquetas de estructura; si lo pides, te enviamos el contenido de otra forma.",
      "Sin JavaScript puedes recorrer la tienda, buscar, llenar la cesta, hacer un pedido (con algunos servicios de pago hace falta para escribir la tarjeta), iniciar sesión, escribirnos, desistir y cancelar. Necesitan JavaScript las páginas de la cuenta, el cuestionario de un baúl después de su primera pregunta, las tarjetas regalo, las etiquetas de reciclaje, la contraseña olvidada, los favoritos y los enlaces de correo que confirman una dirección nueva o una declaración. Esas páginas lo dicen.",
      "La página de tu banco, al pagar, no depende de nosotros. Todavía no ha probado el sitio una entidad externa ni un grupo de personas con discapacidad.",
    ],
    [
      "feedback",
      "Avisarnos de una dificultad",
      `Escríbenos desde la página de contacto o a ${company.email}, o llama al ${company.phone}. Dinos en qué página estabas y qué querías hacer. Respondemos en cinco días laborables y te damos la información o hacemos el trámite de otra forma.`,
    ],
    [
      "bodies",
      "Si nuestra respuesta no basta",
      "Francia: DGCCRF (signal.conso.gouv.fr) y Défenseur des droits. Bélgica: SPF Économie. Luxemburgo: OSAPS.",
      "Alemania: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburgo. Austria: Sozialministeriumservice.",
      "Países Bajos: Autoriteit Consument & Markt (ACM). España: la autoridad designada según la Ley 11/2023. Italia: Agenzia per l’Italia Digitale (AgID). Portugal: la autoridad designada según el decreto-ley 82/2022. Irlanda: Competition and Consumer Protection Commission (CCPC).",
    ],
  ),

  withdrawal_instructions_gift_card: legalContent(
    "Información sobre el desistimiento de una tarjeta regalo",
    [
      "right",
      "Derecho de desistimiento",
      withdrawal.right,
      "El plazo de desistimiento expirará a los 14 días naturales del día de la celebración del contrato.",
      withdrawal.how,
      withdrawal.online,
      withdrawal.inTime,
    ],
    ["effects", "Consecuencias del desistimiento", withdrawal.refund],
  ),
} as const;
