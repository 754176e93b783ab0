/** Where each carrier tells everybody how a parcel is getting on; the number goes to the end of it. */
const trackingPages: Record<string, string> = {
  "La Poste Colissimo": "https://www.laposte.fr/outils/suivre-vos-envois?code=",
  "Mondial Relay": "https://www.mondialrelay.fr/suivi-de-colis/?numeroExpedition=",
  "DHL Paket": "https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=",
  "DHL Paketshop": "https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=",
  PostNL: "https://www.postnl.nl/tracktrace/?B=",
  "PostNL-punt": "https://www.postnl.nl/tracktrace/?B=",
  bpost: "https://track.bpost.cloud/btr/web/#/search?itemCode=",
  "bpost afhaalpunt": "https://track.bpost.cloud/btr/web/#/search?itemCode=",
  Correos: "https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number=",
  "Correos CityPaq": "https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number=",
  "Österreichische Post": "https://www.post.at/sv/sendungsdetails?snr=",
  "Post Partner": "https://www.post.at/sv/sendungsdetails?snr=",
  "POST Luxembourg": "https://www.trackandtrace.lu/homepage.htm?numero=",
  PackUp: "https://www.trackandtrace.lu/homepage.htm?numero=",
  "An Post": "https://www.anpost.com/Post-Parcels/Track/History?item=",
  "CTT Expresso": "https://www.ctt.pt/feapl_2/app/open/objectSearch/objectSearch.jspx?objects=",
  "Ponto CTT": "https://www.ctt.pt/feapl_2/app/open/objectSearch/objectSearch.jspx?objects=",
  "Poste Italiane": "https://www.poste.it/cerca/index.html#/risultati-spedizioni/",
  "Punto Poste": "https://www.poste.it/cerca/index.html#/risultati-spedizioni/",
};

/** Public page of a carrier, by its name in `delivery.carrier`, about one parcel; null for a carrier that is not known. */
export function trackingAddress(carrier: string, trackingNumber: string): string | null {
  const page = trackingPages[carrier];
  return page === undefined ? null : `${page}${encodeURIComponent(trackingNumber)}`;
}
