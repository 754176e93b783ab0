import { company } from "./legal/company.ts";
import { type Localized, localized } from "./localized.ts";

export type ConfigKey =
  | "woman"
  | "shop"
  | "blog"
  | "recycle"
  | "giftcards"
  | "custom_shop"
  | "loyalty"
  | "dynamic_banner"
  | "dynamic_banner_text"
  | "footer_phone_link_hidden"
  | "footer_phone"
  | "company_name"
  | "company_street"
  | "company_city"
  | "company_email";

/** Feature switches by language; a feature is on when its value is exactly `"true"`. */
export const config: Readonly<Record<ConfigKey, Localized<string>>> = {
  woman: localized("true", "true", "true", "true"),
  shop: localized("true", "true", "true", "true"),
  blog: localized("true", "true", "true", "true"),
  recycle: localized("true", "true", "true", "true"),
  giftcards: localized("true", "true", "true", "true"),
  custom_shop: localized("true", "true", "true", "true"),
  loyalty: localized("true", "true", "true", "true"),
  dynamic_banner: localized("true", "true", "true", "true"),
  dynamic_banner_text: localized(
    "Livraison offerte en France dès 60 € et 30 jours pour changer d’avis",
    "Versandkostenfrei in Deutschland ab 70 € und 30 Tage Zeit für die Rückgabe",
    "Gratis verzending in Nederland en België vanaf € 70 en 30 dagen om te retourneren",
    "Envío gratis en España desde 70 € y 30 días para devolver",
  ),
  /* Who answers the telephone speaks French. */
  footer_phone_link_hidden: localized("false", "true", "true", "true"),
  footer_phone: localized(company.phone, company.phone, company.phone, company.phone),
  company_name: localized(company.name, company.name, company.name, company.name),
  company_street: localized(company.street, company.street, company.street, company.street),
  company_city: localized(company.city, company.city, company.city, company.city),
  company_email: localized(company.email, company.email, company.email, company.email),
};
