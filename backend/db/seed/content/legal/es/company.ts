import { company, mediator } from "../company.ts";
import { legalContent } from "../content.ts";

export const companyEs = {
  legal_notice: legalContent(
    "Aviso legal",
    [
      "demo",
      "Datos de demostración",
      "Todos los datos de esta página son ficticios. Muestran dónde indica una tienda los suyos y no designan a ninguna empresa real.",
    ],
    [
      "publisher",
      "Titular",
      `${company.name}, sociedad por acciones simplificada de derecho francés con un capital de ${company.capital} (demostración), ${company.street}, ${company.city}, Francia. ${company.registration}. NIF-IVA: ${company.vat}.`,
      `Teléfono: ${company.phone}. Correo: ${company.email}. Responsable de la publicación: ${company.director}.`,
    ],
    [
      "host",
      "Alojamiento",
      "Proveedor de demostración, 2 rue de l’Exemple, 75000 Paris, Francia, teléfono +33 1 99 00 56 78.",
    ],
    [
      "mediation",
      "Mediación de consumo",
      `Tras una reclamación escrita, puedes acudir gratis al mediador del que dependemos: Mediador de demostración, ${mediator.street}, ${mediator.city}, Francia, ${mediator.email}, ${mediator.website}. No es obligatorio y no te impide ir a los tribunales.`,
      "Si el conflicto es con un vendedor de otro país europeo, el Centro Europeo del Consumidor de tu país asesora gratuitamente.",
    ],
    [
      "producers",
      "Identificadores de productor",
      "Textiles y calzado en Francia: FR000000_11DEMO. Envases: FR000000_01DEMO. Son identificadores ficticios.",
    ],
    [
      "property",
      "Propiedad intelectual",
      "Los textos, dibujos y logotipos de este sitio están protegidos. Puedes citarlos con un enlace; reproducirlos con fines comerciales requiere nuestro permiso por escrito.",
    ],
    [
      "accessibility",
      "Accesibilidad",
      `Trabajamos para cumplir las WCAG 2.2, nivel AA. Si una página se te resiste, escribe a ${company.email}: respondemos en cinco días laborables y te damos la información por otra vía.`,
    ],
  ),

  personal_data_protection: legalContent(
    "Protección de datos personales",
    [
      "controller",
      "Responsable del tratamiento",
      `${company.name} (empresa de demostración), ${company.street}, ${company.city}, Francia. Contacto para tus datos: ${company.dataEmail}.`,
    ],
    [
      "data",
      "Qué datos tratamos",
      "Cuenta: nombre, correo, contraseña con hash, idioma. Pedidos: direcciones, teléfono, artículos, importes, facturas, devoluciones. Perfiles: nombre, fecha de nacimiento, tallas y gustos que indicas; una foto si la añades. Comunicaciones: tus mensajes a atención al cliente. Técnicos: registros de conexión.",
      "Nunca recibimos tu número de tarjeta completo. No compramos listas de direcciones ni vendemos tus datos.",
    ],
    [
      "purposes",
      "Para qué y con qué base",
      "Contrato: cuenta, pedidos, baúles y la tarjeta guardada para ellos, entregas, devoluciones, atención al cliente. Obligación legal: facturas, garantías, retirada de productos. Interés legítimo: seguridad, prevención del fraude, mejora del servicio. Consentimiento: boletín, avisos que pides, foto de perfil, tarjeta guardada para tus próximas compras en la tienda, medición de visitas; puedes retirarlo cuando quieras.",
      "La medición de visitas empieza con tu sí, y entonces es individual. Servicios externos saben qué páginas lees, el anticipo de un baúl que pides y, si has iniciado sesión, cómo está tu cuenta: un número que no cambia, el día del registro, tu idioma y tu país, el número de niños y de perfiles de mujer, el estado de las suscripciones, los boletines que aceptas, si has regalado una tarjeta, cuántas prendas hay en la cesta, el número y el importe de tus compras y el día de la última. No añadimos ni nombre, ni correo, ni teléfono, ni dirección postal.",
    ],
    [
      "children",
      "Datos de menores",
      "Los perfiles infantiles los crea un adulto responsable y solo sirven para elegir ropa de la talla adecuada. No son públicos ni se usan para publicidad. Si aceptas la medición de visitas, su número forma parte de ella. Cada perfil se puede borrar por separado.",
    ],
    [
      "recipients",
      "Destinatarios",
      "Nuestro equipo y los proveedores que necesitamos: alojamiento, servicios de pago, transportistas, envío de correos, avisos de errores. Actúan según nuestras instrucciones, y los de pago bajo su propia responsabilidad. Si aceptas la medición de visitas, se añaden los servicios que la hacen (gestor de etiquetas de Google, módulo de Facebook). Los datos están en la Unión Europea; si alguien los trata fuera, se aplican las cláusulas tipo de la Comisión Europea.",
    ],
    [
      "retention",
      "Plazos de conservación",
      "Cuenta y perfiles: hasta que los borres o tres años después de tu último acceso. Pedidos y facturas: diez años (obligación contable). Cesta sin cuenta: 60 días. Mensajes: tres años. Boletín: hasta la baja. Registros de conexión: doce meses. Registro de lo que nuestro servicio de atención ve o cambia en tu cuenta: doce meses; puedes leerlo en tu cuenta.",
    ],
    [
      "rights",
      "Tus derechos",
      `Puedes acceder a tus datos, rectificarlos, borrarlos, limitar su uso, recibirlos en un formato común, oponerte al tratamiento basado en nuestro interés legítimo y retirar tu consentimiento. Escribe a ${company.dataEmail}; respondemos en un mes.`,
      "Si la respuesta no te convence, puedes reclamar ante la Agencia Española de Protección de Datos, la autoridad de tu país o la CNIL francesa.",
    ],
    [
      "decisions",
      "Decisiones automatizadas",
      "Las sugerencias se calculan con las tallas y gustos del perfil y no tienen efectos jurídicos. Un control antifraude puede señalar un pedido: siempre lo examina una persona antes de rechazarlo.",
    ],
    [
      "cookies",
      "Cookies",
      "Sin preguntarte, solo usamos cookies necesarias: recuerdan tu sesión, tu cesta, tu idioma y tu país. La memoria de tu navegador guarda además las prendas vistas hace poco, lo que estás escribiendo y algunos ajustes. No hay cookies publicitarias ni de medición sin tu permiso: si esta tienda mide sus visitas, te lo pregunta antes, rechazar es tan fácil como aceptar, y tu elección, que se guarda seis meses, se cambia en «Medición de visitas», al pie de cada página. Donde no se te pregunta nada, no se mide nada.",
    ],
    [
      "security",
      "Seguridad",
      "Las comunicaciones van cifradas, las contraseñas con hash, y los accesos son limitados y quedan registrados. Si hay una brecha con alto riesgo para ti, te avisamos sin demora.",
    ],
  ),
} as const;
