import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { AnswerOf } from "#contract/endpoint.ts";
import { defaultLocale, type Locale } from "#contract/locale.ts";
import {
  getBrands,
  getConfig,
  getEditorial,
  getFaq,
  getLegalContents,
  getPageChanges,
  getStylists,
  type ConfigKey,
} from "#contract/website.ts";
import { cacheTags } from "#lib/cache/tags.ts";
import { hasCode } from "#lib/http/app-error.ts";
import { publicApi } from "#lib/http/server-client.ts";
import { safeTarget } from "#lib/routing/safe-target.ts";

/** Value of a switch in a language; an unknown key counts as empty. Throws when the API cannot be reached. */
async function readSwitch(locale: Locale, key: ConfigKey): Promise<string> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.content("config"));
  try {
    return (await publicApi(locale).call(getConfig, { params: { key } })).value;
  } catch (error) {
    if (hasCode(error, "NOT_FOUND")) return "";
    throw error;
  }
}

/** A feature is on when its switch says exactly `true`. */
export const isFeatureOn = async (locale: Locale, key: ConfigKey): Promise<boolean> =>
  (await readSwitch(locale, key)) === "true";

/** Text of the banner above every page; null when its switch is off or its text blank. */
export async function findBannerText(locale: Locale): Promise<string | null> {
  const [isOn, text] = await Promise.all([
    isFeatureOn(locale, "dynamic_banner"),
    readSwitch(locale, "dynamic_banner_text"),
  ]);
  return isOn && text.trim() ? text.trim() : null;
}

/** The telephone number the footer links to; null where the switch hides the link or there is no number. */
export async function findFooterPhone(locale: Locale): Promise<string | null> {
  const [isHidden, phone] = await Promise.all([
    isFeatureOn(locale, "footer_phone_link_hidden"),
    readSwitch(locale, "footer_phone"),
  ]);
  return isHidden ? null : phone.trim() || null;
}

export interface CompanyCard {
  legalName: string;
  street: string;
  /** With its postcode. */
  city: string;
  email: string;
  /** Empty where there is none. */
  phone: string;
}

/** Who the shop is before the law; null until it has written its name. */
export async function findCompanyCard(locale: Locale): Promise<CompanyCard | null> {
  const [legalName, street, city, email, phone] = await Promise.all(
    (["company_name", "company_street", "company_city", "company_email", "footer_phone"] as const).map((key) =>
      readSwitch(locale, key),
    ),
  );
  return legalName && street && city && email ? { legalName, street, city, email, phone: phone?.trim() ?? "" } : null;
}

interface GuaranteeNotice {
  content: LegalContent;
  /** Where in the shop the official notice lies, unaltered; null until it is put there. */
  officialUrl: string | null;
}

/** What the law wants said of the guarantee before goods are agreed to; null where the shop has no text for it. */
export async function findGuaranteeNotice(locale: Locale): Promise<GuaranteeNotice | null> {
  const [contents, url] = await Promise.all([listLegalContents(locale), readSwitch(locale, "guarantee_notice_url")]);
  const content = contents.find(({ code }) => code === "legal_guarantee");
  /* The database takes a path of the shop only, but may have an address from before: pages show no picture of its host. */
  return content ? { content, officialUrl: safeTarget(url.trim(), "") || null } : null;
}

export type Editorial = AnswerOf<typeof getEditorial>;
export type FaqEntry = AnswerOf<typeof getFaq>[number];
export type LegalContent = AnswerOf<typeof getLegalContents>[number];
export type Stylist = AnswerOf<typeof getStylists>["items"][number];
export type Brand = AnswerOf<typeof getBrands>["items"][number];

/** Editorial blocks of the home page or of the women's page. */
export async function readEditorial(locale: Locale, slug: "index" | "woman"): Promise<Editorial> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.content("editorial"));
  return publicApi(locale).call(getEditorial, { params: { slug } });
}

/** Sections of questions and answers, in display order. */
export async function listFaq(locale: Locale): Promise<FaqEntry[]> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.content("faq"));
  return publicApi(locale).call(getFaq, {});
}

/** The legal contents of the shop. */
export async function listLegalContents(locale: Locale): Promise<LegalContent[]> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.content("legal"));
  return publicApi(locale).call(getLegalContents, {});
}

type Paged = typeof getStylists | typeof getBrands;

/** Reads every page of a list that is known to be short. */
async function readAllPages<E extends Paged>(locale: Locale, endpoint: E): Promise<AnswerOf<E>["items"]> {
  const api = publicApi(locale);
  const first = await api.call(endpoint, { query: { page: 1 } } as never);
  const rest = await Promise.all(
    Array.from({ length: first.pages - 1 }, (_, index) => api.call(endpoint, { query: { page: index + 2 } } as never)),
  );
  return [first, ...rest].flatMap((page) => page.items as unknown[]) as AnswerOf<E>["items"];
}

export async function listStylists(locale: Locale): Promise<Stylist[]> {
  "use cache";
  cacheLife("max");
  cacheTag(cacheTags.content("stylist"));
  return readAllPages(locale, getStylists);
}

export const findStylist = async (locale: Locale, slug: string): Promise<Stylist | null> =>
  (await listStylists(locale)).find((stylist) => stylist.slug === slug) ?? null;

export const findBrand = async (locale: Locale, slug: string): Promise<Brand | null> =>
  (await listBrands(locale)).find((brand) => brand.slug === slug) ?? null;

export async function listBrands(locale: Locale): Promise<Brand[]> {
  "use cache";
  /* A piece that sells out or gets another picture tells only its own pages. */
  cacheLife("days");
  cacheTag(cacheTags.content("brand"), cacheTags.catalog);
  return readAllPages(locale, getBrands);
}

export type PageChanges = AnswerOf<typeof getPageChanges>;

/** When what pages say last changed. */
export async function readPageChanges(): Promise<PageChanges> {
  "use cache";
  /* A change of a product is announced to its collections. */
  cacheLife("hours");
  const changes = await publicApi(defaultLocale).call(getPageChanges, {});
  cacheTag(
    cacheTags.catalog,
    cacheTags.looks,
    cacheTags.content("brand"),
    cacheTags.content("stylist"),
    cacheTags.content("faq"),
    ...Object.keys(changes.collections).slice(0, 100).map(cacheTags.collection),
  );
  return changes;
}
