import { company, mediator } from "../company.ts";
import { legalContent } from "../content.ts";

/** What the model instructions say whatever was bought. */
const withdrawal = {
  right: "Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.",
  how: `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${company.name}, ${company.street}, ${company.city}, Frankreich, Telefon ${company.phone}, ${company.email}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.`,
  online:
    "Sie können Ihr Widerrufsrecht auch online ausüben, über den Link „Vertrag widerrufen“ unten auf jeder Seite dieser Website. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen unverzüglich auf einem dauerhaften Datenträger (z. B. per E-Mail) eine Eingangsbestätigung mit dem Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.",
  inTime:
    "Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.",
  refund:
    "Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.",
};

/** What the law adds: the model instructions on withdrawal in their official words, the rules of each country, and the accessibility statement. */
export const noticesDe = {
  withdrawal_instructions: legalContent(
    "Widerrufsbelehrung",
    [
      "right",
      "Widerrufsrecht",
      withdrawal.right,
      "Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.",
      withdrawal.how,
      withdrawal.online,
      withdrawal.inTime,
    ],
    [
      "effects",
      "Folgen des Widerrufs",
      `${withdrawal.refund} Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.`,
      `Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an ${company.name}, ${company.street}, ${company.city}, Frankreich, zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Wir tragen die Kosten der Rücksendung der Waren.`,
      "Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.",
    ],
  ),

  country_rules: legalContent(
    "Was in Ihrem Land dazukommt",
    [
      "all",
      "In allen Ländern",
      "Die Texte dieses Shops gelten überall, wohin wir liefern. Wo das Recht Ihres Landes Ihnen mehr gibt, gilt es. Bei einem Streit mit einem Verkäufer aus einem anderen Land berät das Europäische Verbraucherzentrum Ihres Landes kostenlos (www.eccnet.eu).",
    ],
    [
      "fr",
      "Frankreich und Monaco",
      "Angaben gemäß Art. 19 des französischen Gesetzes 2004-575: die des Anbieters im Impressum. Gesetzliche Garantie der Vertragsmäßigkeit: zwei Jahre ab Lieferung (Art. L. 217-1 ff. Code de la consommation). Haftung für versteckte Mängel: zwei Jahre ab Entdeckung (Art. 1641 ff. Code civil).",
      "Streitfälle: die im Impressum genannte Schlichtungsstelle; Meldung an die DGCCRF über signal.conso.gouv.fr. Datenschutz: CNIL (www.cnil.fr).",
    ],
    [
      "be",
      "Belgien",
      "Angaben gemäß Art. XII.6 des Wirtschaftsgesetzbuchs: die des Anbieters im Impressum. Gesetzliche Garantie: zwei Jahre ab Lieferung. Während dieser zwei Jahre wird vermutet, dass ein Mangel schon bei der Lieferung vorlag.",
      "Streitfälle: Verbraucher-Ombudsdienst (www.mediationconsommateur.be). Datenschutz: Datenschutzbehörde (APD/GBA).",
    ],
    [
      "lu",
      "Luxemburg",
      "Angaben gemäß Art. 5 des Gesetzes vom 14. August 2000 über den elektronischen Handel: die des Anbieters im Impressum. Gesetzliche Garantie der Vertragsmäßigkeit: zwei Jahre ab Lieferung.",
      "Streitfälle: Médiateur de la consommation (www.mediateurconsommation.lu). Datenschutz: Commission nationale pour la protection des données.",
    ],
    [
      "de",
      "Deutschland",
      "Angaben gemäß § 5 DDG: die des Anbieters im Impressum. Gesetzliche Mängelhaftung: zwei Jahre ab Lieferung (§ 438 BGB), im ersten Jahr ohne dass Sie etwas beweisen müssen (§ 477 BGB). Geschenkkarten gelten dort drei Jahre ab Ende des Kaufjahres.",
      `Verbraucherstreitbeilegung (§ 36 VSBG): Wir verpflichten uns, an einem Streitbeilegungsverfahren vor der für uns zuständigen Stelle teilzunehmen: Demo-Schlichtungsstelle, ${mediator.street}, ${mediator.city}, Frankreich, ${mediator.email}, ${mediator.website}. An Verfahren vor einer deutschen Verbraucherschlichtungsstelle nehmen wir nicht teil. Datenschutz: die Aufsichtsbehörde Ihres Bundeslandes.`,
    ],
    [
      "at",
      "Österreich",
      "Angaben gemäß § 5 ECG und § 25 MedienG: die des Anbieters im Impressum; diese Website stellt unseren Shop vor. Gesetzliche Gewährleistung: zwei Jahre ab Lieferung (§ 10 VGG), im ersten Jahr ohne dass Sie etwas beweisen müssen.",
      "Streitfälle: Schlichtung für Verbrauchergeschäfte (www.verbraucherschlichtung.at). Datenschutz: Datenschutzbehörde.",
    ],
    [
      "nl",
      "Niederlande",
      "Angaben gemäß Art. 3:15d des Bürgerlichen Gesetzbuchs: die des Anbieters im Impressum. Gesetzliche Garantie: Ein Stück muss so lange halten, wie man es vernünftigerweise erwarten darf, ohne feste Dauer (Art. 7:17 des Bürgerlichen Gesetzbuchs). Bei einem Mangel im ersten Jahr wird vermutet, dass er schon bei der Lieferung vorlag.",
      "Rat und Meldung: ACM ConsuWijzer (www.consuwijzer.nl). Datenschutz: Autoriteit Persoonsgegevens.",
    ],
    [
      "es",
      "Spanien",
      "Angaben gemäß Art. 10 der Ley 34/2002: die des Anbieters im Impressum. Gesetzliche Garantie: drei Jahre ab Lieferung; zwei Jahre lang wird vermutet, dass ein Mangel schon bei der Lieferung vorlag.",
      "Streitfälle: die örtliche Verbraucherstelle (OMIC); Sie können ein Beschwerdeblatt („hoja de reclamaciones“) verlangen. Datenschutz: AEPD (www.aepd.es).",
    ],
    [
      "it",
      "Italien",
      "Angaben gemäß Art. 7 des decreto legislativo 70/2003: die des Anbieters im Impressum. Gesetzliche Garantie: zwei Jahre ab Lieferung, Ansprüche verjähren nach 26 Monaten; bei einem Mangel im ersten Jahr wird vermutet, dass er schon bei der Lieferung vorlag (Art. 128 ff. Codice del consumo).",
      "Meldung: AGCM (www.agcm.it). Datenschutz: Garante per la protezione dei dati personali.",
    ],
    [
      "pt",
      "Portugal",
      "Angaben gemäß Art. 10 des Gesetzesdekrets 7/2004: die des Anbieters im Impressum. Gesetzliche Garantie: drei Jahre ab Lieferung; zwei Jahre lang wird vermutet, dass ein Mangel schon bei der Lieferung vorlag (Gesetzesdekret 84/2021).",
      "Beschwerden: www.livroreclamacoes.pt. Datenschutz: Comissão Nacional de Proteção de Dados.",
    ],
    [
      "ie",
      "Irland",
      "Angaben gemäß Regulation 7 der S.I. 68/2003: die des Anbieters im Impressum. Gesetzliche Rechte nach dem Consumer Rights Act 2022; Ansprüche verjähren nach sechs Jahren, bei einem Mangel im ersten Jahr wird vermutet, dass er schon bei der Lieferung vorlag.",
      "Rat und Meldung: CCPC (www.ccpc.ie). Datenschutz: Data Protection Commission.",
    ],
  ),

  accessibility_statement: legalContent(
    "Erklärung zur Barrierefreiheit",
    [
      "scope",
      "Worum es geht",
      "Diese Erklärung gilt für den Shop Petite Malle in seinen vier Sprachen, am Computer und am Telefon. Sie beschreibt die Website, wie sie ist; wir passen sie an, wenn sich die Website ändert.",
    ],
    [
      "service",
      "Die Dienstleistung",
      "Sie können Kleidung ansehen und bestellen, einen von einer Stylistin gepackten Koffer erhalten, Bestellungen verfolgen, zurückschicken und bezahlen und uns schreiben. Alles lässt sich als Text lesen: Jedes Bild, das etwas sagt, hat eine Beschreibung, jeder Preis, jedes Datum und jeder Stand steht in Worten da. Kein Schritt ist ohne Hinweis zeitlich begrenzt, nichts blinkt und nichts spricht von selbst.",
    ],
    [
      "state",
      "Stand der Barrierefreiheit",
      "Maßstab sind die Regeln der WCAG 2.2, Stufe AA, auf denen die Norm EN 301 549 beruht, wie die Richtlinie (EU) 2019/882 und das BFSG sie verlangen. Die Website erfüllt sie teilweise: Was fehlt, steht unten.",
    ],
    [
      "tested",
      "Was wir geprüft haben",
      "Mit jeder Fassung: automatische Prüfung (axe) der Seiten und ihrer geöffneten Zustände, auch der Menüs, Dialoge und Fehlermeldungen; Einkauf allein mit der Tastatur; Kontraste beider Farbwelten.",
      "Von Hand, im November 2026: Reihenfolge und Sichtbarkeit des Fokus, Text auf 200 % vergrößert, Zoom auf 400 %, erzwungene Farben, reduzierte Bewegung, Textabstände.",
    ],
    [
      "limits",
      "Was noch nicht gut ist",
      "Screenreader wurden noch nicht Seite für Seite ausprobiert. Rechnungen, Etiketten und Bedingungen als PDF enthalten Text, aber keine Strukturauszeichnung; auf Wunsch schicken wir den Inhalt in anderer Form.",
      "Ohne JavaScript können Sie im Shop stöbern, suchen, den Warenkorb füllen, bestellen (bei manchen Zahlungsdiensten braucht die Eingabe der Karte JavaScript), sich anmelden, uns schreiben, widerrufen und kündigen. JavaScript brauchen die Seiten des Kontos, der Fragebogen für einen Koffer nach seiner ersten Frage, Geschenkkarten, Recycling-Etiketten, ein vergessenes Passwort, Favoriten und die Links in E-Mails, die eine neue Adresse oder eine Erklärung bestätigen. Diese Seiten sagen es.",
      "Die Seite Ihrer Bank beim Bezahlen liegt nicht in unserer Hand. Wir haben die Website noch nicht von einer externen Stelle und noch nicht von einer Gruppe von Menschen mit Behinderungen prüfen lassen.",
    ],
    [
      "feedback",
      "Eine Barriere melden",
      `Schreiben Sie uns über die Kontaktseite oder an ${company.email}, oder rufen Sie ${company.phone} an. Sagen Sie uns, auf welcher Seite Sie waren und was Sie tun wollten. Wir antworten innerhalb von fünf Werktagen und geben Ihnen die Auskunft oder erledigen den Schritt auf anderem Weg.`,
    ],
    [
      "bodies",
      "Wenn unsere Antwort nicht genügt",
      "Frankreich: DGCCRF (signal.conso.gouv.fr) und Défenseur des droits. Belgien: FÖD Wirtschaft. Luxemburg: OSAPS.",
      "Deutschland: Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg. Österreich: Sozialministeriumservice.",
      "Niederlande: Autoriteit Consument & Markt (ACM). Spanien: die nach dem Gesetz 11/2023 benannte Behörde. Italien: Agenzia per l’Italia Digitale (AgID). Portugal: die nach dem Gesetzesdekret 82/2022 benannte Behörde. Irland: Competition and Consumer Protection Commission (CCPC).",
    ],
  ),

  withdrawal_instructions_gift_card: legalContent(
    "Widerrufsbelehrung für Geschenkkarten",
    [
      "right",
      "Widerrufsrecht",
      withdrawal.right,
      "Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.",
      withdrawal.how,
      withdrawal.online,
      withdrawal.inTime,
    ],
    ["effects", "Folgen des Widerrufs", withdrawal.refund],
  ),
} as const;
