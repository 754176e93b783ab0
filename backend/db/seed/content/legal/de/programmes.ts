import { referralRewardCents, referralYearlyLimit } from "#contract/terms.ts";
import { company } from "../company.ts";
import { legalContent } from "../content.ts";

export const programmesDe = {
  terms_and_conditions_recycle: legalContent(
    "Bedingungen des Programms Littlegeste",
    [
      "purpose",
      "Worum es geht",
      "Mit Littlegeste geben Sie uns Kinder- und Damenkleidung, die Sie nicht mehr tragen. Wir reichen sie an Sammelpartner weiter, die sie sortieren, um sie zu verschenken, weiterzuverkaufen oder die Fasern zurückzugewinnen. Ein bestimmtes Ziel für ein einzelnes Stück versprechen wir nicht.",
    ],
    [
      "who",
      "Wer teilnehmen kann",
      "Alle Volljährigen mit einer Adresse in einem Land, in dem es das Programm gibt. Die Liste sehen Sie beim Erstellen des Etiketts; ist Ihr Land nicht dabei, sagt die Seite es, bevor sie nach etwas anderem fragt.",
    ],
    [
      "what",
      "Was Sie schicken können",
      "Kleidung, Schuhe paarweise und textile Accessoires aller Marken, gewaschen und trocken. Bitte nichts Nasses oder Verschmutztes und nichts in den Taschen: Zurückgeben könnten wir es nicht.",
    ],
    [
      "how",
      "Das Etikett",
      "Das Etikett ist kostenlos, 60 Tage gültig und gilt für ein Paket bis 20 kg. Geben Sie das Paket an der genannten Stelle ab. Je E-Mail-Adresse sind höchstens fünf Etiketten gleichzeitig offen.",
    ],
    [
      "reward",
      "Das Dankeschön",
      "Ist das Paket registriert, schreiben wir Ihrem Konto Treuepunkte gut, sofern Sie eines haben und am Little Club teilnehmen. Wie viele es sind, sehen Sie, bevor Sie das Etikett erstellen. Sie sind nicht übertragbar und werden nicht ausgezahlt.",
    ],
    [
      "ownership",
      "Eigentum",
      "Mit der Abgabe überlassen Sie uns die Stücke unentgeltlich und erklären, dass Sie darüber verfügen dürfen. Sobald der Versanddienst das Paket übernommen hat, ist die Übergabe endgültig.",
    ],
    [
      "end",
      "Änderung und Ende",
      "Wir können das Programm für die Zukunft ändern oder beenden. Bereits ausgestellte Etiketten bleiben bis zu ihrem Ablauf gültig, erhaltene Punkte behalten Sie.",
    ],
  ),

  terms_and_conditions_little_club: legalContent(
    "Bedingungen des Little Club",
    [
      "purpose",
      "Der Club",
      `Der Little Club ist das Treueprogramm von ${company.name}. Die Mitgliedschaft ist kostenlos, setzt ein Konto voraus und verpflichtet zu keinem Kauf.`,
    ],
    [
      "earn",
      "Punkte sammeln",
      "Sie sammeln Punkte auf den im Shop bezahlten Betrag und auf Stücke, die Sie aus Koffern behalten, ohne Versand und Geschenkkarten. Wie viele es gibt, steht auf der Seite des Programms. Gutgeschrieben sind sie nach Ablauf der Rückgabefrist; eine Rückgabe verringert sie anteilig.",
    ],
    [
      "use",
      "Punkte einlösen",
      "Ab 200 und ab 600 Punkten können Sie sie gegen einen Gutschein tauschen, dessen Wert in Ihrem Konto steht. Ein Gutschein wird auf einmal eingelöst und nicht mit einem anderen des Clubs kombiniert. Der Tausch ist endgültig, außer Sie widerrufen die Bestellung: Dann erhalten Sie ihn zurück.",
    ],
    [
      "birthday",
      "Geburtstagsangebot",
      "Haben Sie das Geburtsdatum eines Kindes angegeben, können Sie einmal im Jahr je Kind im Geburtstagsmonat ein Angebot erhalten. Die Angabe ist freiwillig.",
    ],
    [
      "referral",
      "Empfehlung",
      `Sie können jemanden mit Ihrem Empfehlungslink oder Ihrer E-Mail-Adresse einladen. Der Vorteil für beide steht auf der Empfehlungsseite; Ihren erhalten Sie, wenn eine Bestellung der eingeladenen Person, von der mindestens ${referralRewardCents / 100} € ohne Codes und Guthaben bezahlt wurden, nicht mehr zurückgeschickt werden kann. Er sinkt im Verhältnis zu dem, was zurückkam; bleiben weniger als ${referralRewardCents / 100} € bezahlt, entfällt er. Wird die Bestellung später ganz erstattet und zählt keine andere, nehmen wir ihn zurück, soweit Ihr Guthaben reicht. Innerhalb eines Haushalts gilt die Empfehlung nicht: gleiche Adresse, gleiches Telefon oder gleiche Karte. Je Kalenderjahr werden höchstens ${referralYearlyLimit} Empfehlungen belohnt. Wir schreiben der eingeladenen Person nicht ungefragt.`,
    ],
    ["expiry", "Gültigkeit", "Punkte verfallen nicht. Sie haben keinen Geldwert und sind nicht übertragbar."],
    [
      "end",
      "Austritt",
      "Sie können den Club jederzeit ohne Grund verlassen, mit einem Klick auf der Seite „Meine Treuepunkte“ Ihres Kontos, und ebenso wieder beitreten. Ihre Punkte behalten Sie und können sie weiter ausgeben; solange Sie draußen sind, kommen keine dazu. Eine Bestellung, deren Rückgabefrist in dieser Zeit endet, ein Koffer, der in dieser Zeit bezahlt wird, und ein Littlegeste-Paket, das in dieser Zeit ankommt, bringen auch später keine. Änderungen kündigen wir zwei Monate vorher an; gesammelte Punkte bleiben in dieser Zeit nutzbar. Mit dem Konto werden auch die Punkte gelöscht.",
    ],
  ),
} as const;
