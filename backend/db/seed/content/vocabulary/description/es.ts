import type { DescriptionTexts } from "./texts.ts";

export const es: DescriptionTexts = {
  kid: {
    top: [
      "[El|La|Los|Las] {noun} {model} va debajo del peto por la mañana y luce por sí [solo|sola|solos|solas] en cuanto sale el sol.",
      "Fácil de poner y fácil de querer: [el|la|los|las] {noun} {model} es lo primero que piden al despertar.",
      "Con [el|la|los|las] {noun} {model}, medio conjunto está listo antes del desayuno.",
    ],
    shirt: [
      "La {noun} {model} tiene aire de fiesta y la sencillez de un día cualquiera.",
      "Debajo de un cárdigan o sola, la {noun} {model} arregla el conjunto sin ponerlo serio.",
      "La {noun} {model} sale en las fotos de familia y en las meriendas del jardín.",
    ],
    knit: [
      "El {noun} {model} es el abrigo ligero de las mañanas frescas, ese que no se quitan en todo el día.",
      "Suave sobre los hombros, el {noun} {model} acompaña los juegos de fuera y los cuentos de dentro.",
      "El {noun} {model} viaja en la mochila en cada salida, por si se levanta viento.",
    ],
    sweat: [
      "La {noun} {model} no teme al tobogán ni a las tardes bien llenas.",
      "Amplia y cómoda, la {noun} {model} va encima de todo cuando el día se alarga.",
    ],
    dress: [
      "Con el {noun} {model} se puede girar, correr y sentarse en la hierba sin que nada apriete.",
      "Con leotardos o con las piernas al aire, el {noun} {model} baila de una estación a otra.",
      "El {noun} {model} está listo para un cumpleaños y para un martes cualquiera.",
    ],
    skirt: [
      "La {noun} {model} da vueltas en el patio y combina con todas las camisetas del cajón.",
      "Fácil de combinar, la {noun} {model} va con el jersey por dentro o la camiseta por fuera.",
    ],
    overall: [
      "El {noun} {model} deja libertad para trepar, gatear y construir cabañas.",
      "Una sola prenda y ya están vestidos: el {noun} {model} salva las mañanas con prisa.",
    ],
    baby: [
      "El {noun} {model} deja patalear a gusto, de la primera sonrisa a la siesta.",
      "El {noun} {model} se pone sin pelear, y eso se agradece cuando el bebé tiene otros planes.",
    ],
    night: [
      "El {noun} {model} anuncia la hora del cuento y el domingo se queda puesto hasta después del desayuno.",
      "Suave y ligero, el {noun} {model} acompaña las noches tranquilas y las guerras de almohadas.",
    ],
    bottom: [
      "Con [el|la|los|las] {noun} {model} se dobla, se corre y se trepa sin que nada apriete.",
      "De la bici al sofá, [el|la|los|las] {noun} {model} [sigue|siguen] el ritmo del día.",
      "[El|La|Los|Las] {noun} {model} [combina|combinan] con casi todo el cajón, y por eso se [pone|ponen] tanto.",
    ],
    shorts: [
      "El {noun} {model} ya huele a vacaciones, castillos de arena y rodillas al sol.",
      "En cuanto llega el buen tiempo, el {noun} {model} no baja de lo alto de la pila.",
    ],
    outer: [
      "[El|La|Los|Las] {noun} {model} espera junto a la puerta, [listo|lista|listos|listas] para el aire fresco y los bolsillos llenos de castañas.",
      "Encima de un jersey grueso o de una camiseta, [el|la|los|las] {noun} {model} acompaña todas las salidas.",
    ],
    rain: [
      "Con el {noun} {model}, los charcos son una buena razón para salir.",
      "El {noun} {model} mantiene el buen humor cuando el cielo se pone gris.",
    ],
    shoes: [
      "[El|La|Los|Las] {noun} {model} siguen los pasos pequeños y las grandes carreras.",
      "[El|La|Los|Las] {noun} {model} van con todo y no se asustan de ir andando.",
    ],
    "summer-shoes": [
      "Las {noun} {model} acompañan los vestidos ligeros y los días largos al aire libre.",
      "Ligeras en el pie, las {noun} {model} van de la terraza a la orilla.",
    ],
    hat: [
      "El {noun} {model} da sombra hasta la punta de la nariz y gracia al paseo.",
      "En el jardín o en la playa, el {noun} {model} cuida las cabezas pequeñas.",
    ],
    "winter-head": [
      "[El|La|Los|Las] {noun} {model} da calor en el camino de cada día.",
      "Cuando el frío pica, [el|la|los|las] {noun} {model} abriga como un abrazo.",
    ],
    socks: [
      "Los {noun} {model} asoman lo justo para que se note.",
      "Los {noun} {model} rematan el conjunto y también corren sin zapatos por el pasillo.",
    ],
    bag: [
      "En el {noun} {model} caben un peluche, la merienda y algún tesoro del camino.",
      "El {noun} {model} tiene el tamaño justo para las cosas importantes de los pequeños.",
    ],
    belt: [
      "El {noun} {model} sujeta los pantalones en los que aún hay que crecer.",
      "El {noun} {model} pone el toque final, con vaqueros o con pantalón corto.",
    ],
  },
  woman: {
    top: [
      "[El|La|Los|Las] {noun} {model} es ese básico bien cortado que va bajo la americana de día y [solo|sola|solos|solas] de noche.",
      "Por dentro del vaquero o por fuera de la falda, [el|la|los|las] {noun} {model} cae en su sitio.",
      "[El|La|Los|Las] {noun} {model} es de esas prendas que se repiten en un segundo color.",
    ],
    shirt: [
      "La {noun} {model} pasa de la oficina a la cena con solo remangarse.",
      "Abierta sobre un top o abrochada hasta arriba, la {noun} {model} cambia de humor contigo.",
    ],
    knit: [
      "El {noun} {model} se posa en los hombros y allí se queda hasta la noche.",
      "Con vaqueros oscuros o una falda fluida, el {noun} {model} da calor sin abultar.",
    ],
    sweat: [
      "La {noun} {model} es cómoda como un domingo y arreglada para el resto de la semana.",
      "Bajo un abrigo recto, la {noun} {model} relaja todo el conjunto.",
    ],
    dress: [
      "El {noun} {model} se basta por sí solo: unas sandalias o unos botines, y lista.",
      "El {noun} {model} sigue el cuerpo sin apretar y se lleva de la mañana a la cena.",
      "Con cinturón o suelto, el {noun} {model} acompaña los días que cambian de plan.",
    ],
    skirt: [
      "La {noun} {model} se mueve contigo y va igual de bien con camiseta que con una blusa bonita.",
      "Con zapatillas de día y bailarinas de noche, la {noun} {model} siempre encuentra su sitio.",
    ],
    overall: [
      "El {noun} {model} viste de un solo gesto, con la comodidad de la ropa de trabajo y una línea limpia.",
      "Con camisa debajo o solo con camiseta, el {noun} {model} se adapta a todas las estaciones.",
    ],
    night: [
      "El {noun} {model} da ganas de volver pronto a casa y desayunar sin prisa.",
      "Con el {noun} {model}, las noches en casa son tan bonitas como las demás.",
    ],
    bottom: [
      "[El|La|Los|Las] {noun} {model} [alarga|alargan] la línea y [resulta|resultan] [cómodo|cómoda|cómodos|cómodas] hasta la noche.",
      "Con una camisa o un jersey corto, [el|la|los|las] {noun} {model} [resuelve|resuelven] el conjunto en dos minutos.",
    ],
    shorts: [
      "El {noun} {model} va con una camisa amplia y un día largo por delante.",
      "En la ciudad o junto al mar, el {noun} {model} mantiene el estilo cuando aprieta el calor.",
    ],
    outer: [
      "[El|La|Los|Las] {noun} {model} da carácter a unos vaqueros sencillos y suavidad a un vestido.",
      "[El|La|Los|Las] {noun} {model} va encima de todo y remata el conjunto sin recargarlo.",
    ],
    rain: [
      "El {noun} {model} demuestra que un chaparrón no está reñido con el estilo.",
      "El {noun} {model} se enrolla en el bolso y sale con las primeras gotas.",
    ],
    shoes: [
      "[El|La|Los|Las] {noun} {model} siguen cualquier ritmo, del trayecto con prisa al paseo largo.",
      "Con vestido o pantalón tobillero, [el|la|los|las] {noun} {model} asientan el conjunto.",
    ],
    "summer-shoes": [
      "Las {noun} {model} se ponen en un segundo y acompañan las faldas con vuelo.",
      "Ligeras y de línea limpia, las {noun} {model} bastan para vestir un conjunto de verano.",
    ],
    hat: [
      "El {noun} {model} da sombra al rostro y carácter al conjunto.",
      "En la ciudad o en la playa, el {noun} {model} es el accesorio de los días claros.",
    ],
    "winter-head": [
      "[El|La|Los|Las] {noun} {model} da calor a los abrigos oscuros.",
      "Con [el|la|los|las] {noun} {model}, las mañanas de invierno son un poco más amables.",
    ],
    socks: [
      "Los {noun} {model} se dejan ver entre el bajo y el zapato.",
      "Los {noun} {model} ponen color donde nadie lo espera.",
    ],
    bag: [
      "En el {noun} {model} cabe lo esencial y, si hace falta, la merienda.",
      "El {noun} {model} pasa del hombro a la mano y de la semana al fin de semana.",
    ],
    belt: [
      "El {noun} {model} marca la cintura de un vestido o remata unos vaqueros de talle alto.",
      "El {noun} {model} es el detalle discreto que da estructura al conjunto.",
    ],
  },
  cloth: {
    jersey: [
      "El punto liso, suave y flexible, acompaña cada movimiento.",
      "Un punto agradable sobre la piel, de la mañana a la noche.",
    ],
    rib: ["El canalé se ajusta y recupera su forma.", "El acanalado da relieve y elasticidad."],
    denim: [
      "El denim, resistente, se vuelve más flexible con el uso.",
      "Un denim sincero que gana carácter con el tiempo.",
    ],
    knit: ["El tejido es mullido, con los puntos bien visibles.", "Un punto regular que abriga sin pesar."],
    corduroy: ["La pana aporta relieve y un tacto aterciopelado.", "Los dedos siguen solos los surcos de la pana."],
    linen: [
      "El lino deja pasar el aire y se arruga justo como debe.",
      "Fresco y algo seco al tacto, el lino está a gusto cuando hace calor.",
    ],
    poplin: ["La popelina, fina y tupida, tiene buena caída.", "Una popelina lisa, impecable una vez planchada."],
    fleece: ["La felpa es suave por dentro y bien densa por fuera.", "Una felpa generosa, con el interior perchado."],
    gauze: [
      "La gasa de algodón, ligera y arrugada, no necesita plancha.",
      "Aérea, la gasa de algodón se vuelve más suave con cada lavado.",
    ],
    leather: [
      "La piel se ablanda con el tiempo y adquiere su propia pátina.",
      "Una piel de grano fino, flexible al tacto.",
    ],
    velvet: [
      "El terciopelo atrapa la luz y pide una caricia.",
      "Un terciopelo suave y profundo que cambia de reflejo a cada paso.",
    ],
    satin: ["El satén se desliza sobre la piel con un brillo suave.", "Fluido y lustroso, el satén cae con soltura."],
    coated: [
      "Las gotas resbalan sobre el tejido recubierto, que se limpia con una esponja húmeda.",
      "El recubrimiento frena el chaparrón y el tejido sigue siendo flexible.",
    ],
    "boiled-wool": [
      "La lana cocida, densa y flexible, corta el viento.",
      "Una lana cocida de tacto mate, cálida sin ser pesada.",
    ],
    teddy: ["El borreguito es suave como un peluche.", "Rizos gruesos, tiernos como un osito de toda la vida."],
    canvas: ["La lona, resistente, deja respirar el pie.", "Una lona de algodón mate, sencilla y fuerte."],
  },
  pattern: {
    plain: [
      "El color {color} combina sin esfuerzo con el resto del armario.",
      "Liso, en color {color}, para que hable el corte.",
      "En color {color}, sin más.",
    ],
    stripe: ["Las rayas despiertan el color {color}.", "Unas rayas bien nítidas marcan el ritmo del color {color}."],
    gingham: [
      "Los cuadros vichy dan al color {color} un aire de pícnic.",
      "Un vichy alegre que pone de buen humor al color {color}.",
    ],
    dot: ["Los lunares saltan sobre el color {color}.", "Los lunares dan un toque travieso al color {color}."],
    flower: [
      "Las flores siembran un rincón de jardín sobre el color {color}.",
      "Las flores iluminan el color {color} en cualquier estación.",
    ],
    check: ["Los cuadros cruzan sus líneas sobre el color {color}.", "Los cuadros dan carácter al color {color}."],
    star: [
      "Sobre el color {color} brillan estrellas, incluso de día.",
      "Unas estrellas salpicadas hacen soñar al color {color}.",
    ],
    heart: ["Los corazones pasean por el color {color}.", "Unos corazones salpicados enternecen el color {color}."],
    leaf: [
      "Las hojas trepan por el color {color}.",
      "Las hojas dibujan un paseo por el bosque sobre el color {color}.",
    ],
  },
  sizeAdvice: {
    BABY: [
      "Entre dos tallas, elige la mayor: tu bebé la alcanzará enseguida.",
      "Fíate más de la estatura de tu bebé en centímetros que de su edad.",
    ],
    KID: [
      "Entre dos tallas, elige la mayor: durará más tiempo.",
      "Fíate más de la estatura en centímetros que de la edad.",
    ],
    WOMAN: [
      "Si dudas entre dos tallas, elige la que llevas más a menudo.",
      "¿Te gusta más suelto? Elige una talla más.",
    ],
  },
  shoeAdvice: ["Mide el pie de pie, al final del día, y añade un centímetro.", "Entre dos números, elige el mayor."],
};
