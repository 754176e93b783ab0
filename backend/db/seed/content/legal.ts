import type { LegalCode, LegalContent } from "./legal/content.ts";
import { companyDe } from "./legal/de/company.ts";
import { guaranteeDe } from "./legal/de/guarantee.ts";
import { noticesDe } from "./legal/de/notices.ts";
import { programmesDe } from "./legal/de/programmes.ts";
import { termsDe } from "./legal/de/terms.ts";
import { companyEs } from "./legal/es/company.ts";
import { guaranteeEs } from "./legal/es/guarantee.ts";
import { noticesEs } from "./legal/es/notices.ts";
import { programmesEs } from "./legal/es/programmes.ts";
import { termsEs } from "./legal/es/terms.ts";
import { companyFr } from "./legal/fr/company.ts";
import { guaranteeFr } from "./legal/fr/guarantee.ts";
import { noticesFr } from "./legal/fr/notices.ts";
import { programmesFr } from "./legal/fr/programmes.ts";
import { termsFr } from "./legal/fr/terms.ts";
import { companyNl } from "./legal/nl/company.ts";
import { guaranteeNl } from "./legal/nl/guarantee.ts";
import { noticesNl } from "./legal/nl/notices.ts";
import { programmesNl } from "./legal/nl/programmes.ts";
import { termsNl } from "./legal/nl/terms.ts";
import type { Localized } from "./localized.ts";

/** ISO date of the last change of any legal text. */
export const legalUpdatedOn = "2026-11-28";

export const legalContents: Localized<Readonly<Record<LegalCode, LegalContent>>> = {
  fr: { ...termsFr, ...guaranteeFr, ...programmesFr, ...companyFr, ...noticesFr },
  de: { ...termsDe, ...guaranteeDe, ...programmesDe, ...companyDe, ...noticesDe },
  nl: { ...termsNl, ...guaranteeNl, ...programmesNl, ...companyNl, ...noticesNl },
  es: { ...termsEs, ...guaranteeEs, ...programmesEs, ...companyEs, ...noticesEs },
};
