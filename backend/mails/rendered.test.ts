// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { maxLines } from "#contract/cart.ts";
import { locales } from "#contract/locale.ts";
import de from "#messages/de.json" with { type: "json" };
import es from "#messages/es.json" with { type: "json" };
import fr from "#messages/fr.json" with { type: "json" };
import nl from "#messages/nl.json" with { type: "json" };
import { band, dark, light } from "./palette.ts";
import { mailKinds, renderMail } from "./render.ts";
import { sampleMails } from "./samples.ts";

const shop = "https://shop.example";
const samples = sampleMails();
const pageTexts = { fr, de, nl, es };

const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => channel(Number.parseInt(hex.slice(start, start + 2), 16)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

it("has a sample of every kind, and no other", () =>
  expect(Object.keys(samples).toSorted()).toEqual(mailKinds.toSorted()));

describe.each([
  ["by day", light],
  ["in the dark", dark],
])("colours %s", (_, colours) => {
  it("can be read on every ground they stand on", () => {
    const pairs = [
      [colours.ink, colours.card],
      [colours.muted, colours.card],
      [colours.ink, colours.ground],
      [colours.muted, colours.ground],
      [colours.onButton, colours.button],
      [band.ink, band.kids],
      [band.ink, band.woman],
    ] as const;
    for (const [text, ground] of pairs) expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThan(4.5);
  });
});

describe.each(locales)("every mail in %s", (locale) => {
  const mails = Object.entries(samples).map(([kind, data]) => {
    const mail = renderMail(kind, locale, data, shop);
    return { kind, ...mail, document: new DOMParser().parseFromString(mail.html, "text/html") };
  });

  it("is a light page of its language with one heading, at most 600 wide", () => {
    for (const { kind, html, subject, document } of mails) {
      expect(new TextEncoder().encode(html).length, `in ${kind}`).toBeLessThan(100 * 1024);
      expect([kind, document.documentElement.lang, document.title]).toEqual([kind, locale, subject]);
      expect(document.querySelectorAll("h1"), `in ${kind}`).toHaveLength(1);
      expect(document.querySelectorAll("table:not([role=presentation])"), `in ${kind}`).toHaveLength(0);
      expect(
        document.querySelectorAll("script,link,form,iframe,object,svg,style:not(head > style)"),
        `in ${kind}`,
      ).toHaveLength(0);
      const widths = [...html.matchAll(/(?<![-\w])(?:max-)?width[=:]"?(\d+)(?:px)?[";]/g)].map(([, width]) =>
        Number(width),
      );
      expect(Math.max(...widths), `in ${kind}`).toBeLessThanOrEqual(600);
    }
  });
  it("stays whole in mailboxes with as many pieces as an order can have", () => {
    for (const kind of ["order-shipped", "order-delivered", "review-invitation"]) {
      const { pieces: [piece] = [], ...data } = samples[kind] as { pieces?: object[] };
      const pieces = Array.from({ length: maxLines }, () => piece);
      const { html } = renderMail(kind, locale, { ...data, pieces }, shop);
      expect(html.match(/<img/g)).toHaveLength(maxLines + 1);
      expect(new TextEncoder().encode(html).length, `in ${kind}`).toBeLessThan(100 * 1024);
    }
  });
  it("says that it can be dark, and names only classes that are", () => {
    for (const { kind, document } of mails) {
      expect(document.querySelector("meta[name=color-scheme]")?.getAttribute("content"), `in ${kind}`).toBe(
        "light dark",
      );
      const style = document.querySelector("style")?.textContent ?? "";
      expect(style, `in ${kind}`).toContain("prefers-color-scheme:dark");
      const classes = new Set([...document.querySelectorAll("[class]")].flatMap((node) => [...node.classList]));
      for (const name of classes) expect(style, `${kind} ${name}`).toContain(`.${name}`);
    }
  });
  it("keeps the words of a button apart from links in the text, whose colour is that of the text", () => {
    for (const { kind, document } of mails) {
      const buttons = [...document.querySelectorAll("a.m-button")];
      const rules = (document.querySelector("style")?.textContent ?? "").split("\n");
      const last = (selector: string) => rules.findLastIndex((rule) => rule.includes(selector));
      expect(
        buttons.every((button) => button.matches(".m-ink a.m-button")),
        `in ${kind}`,
      ).toBe(true);
      expect(last(".m-ink a.m-button"), `in ${kind}`).toBeGreaterThan(last(".m-ink a{"));
    }
  });
  it("leads to whole addresses, and shows pictures mail programs know, with words and sizes", () => {
    for (const { kind, document } of mails) {
      const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
      expect(
        links.filter((href) => !/^(https:\/\/|mailto:|tel:)\S+$/.test(href)),
        `in ${kind}`,
      ).toEqual([]);
      const words = (link: Element) => link.textContent.trim() || link.querySelector("img")?.alt.trim();
      for (const link of document.querySelectorAll("a")) expect(words(link), `in ${kind}`).toBeTruthy();
      const pictures = [...document.querySelectorAll("img")];
      expect(pictures[0]?.getAttribute("src"), `in ${kind}`).toBe(`${shop}/icon-192.png`);
      for (const picture of pictures) {
        expect(picture.getAttribute("src"), `in ${kind}`).toMatch(/^https:\/\/\S+\.(png|jpg)$/);
        expect(picture.getAttribute("alt")?.trim(), `in ${kind}`).not.toBe("");
        expect(
          [picture.width, picture.height].every((side) => side > 0 && side <= 600),
          `in ${kind}`,
        ).toBe(true);
      }
    }
  });
  it("shows the pieces it is about", () => {
    const shown = (kind: string) => mails.find((mail) => mail.kind === kind)?.document.querySelectorAll("img").length;
    expect(["order-confirmation", "box-preview", "box-closed", "return-received"].map(shown)).toEqual([4, 4, 4, 3]);
    expect(["order-shipped", "order-delivered", "box-shipped", "box-delivered"].map(shown)).toEqual([4, 4, 4, 4]);
    expect(["review-invitation", "newsletter"].map(shown)).toEqual([4, 4]);
    expect(["stock-back", "stock-alert-ended", "stock-alert-confirm"].map(shown)).toEqual([2, 2, 1]);
  });
  it("says the same as plain text: every link, every piece, no markup, no value left out", () => {
    for (const { kind, text, html, subject, document } of mails) {
      expect(`${subject}${html}${text}`, `in ${kind}`).not.toMatch(/undefined|\bnull\b|NaN|\{\w+\}/);
      expect(text, `in ${kind}`).not.toMatch(/<\/?[a-z]|&(amp|lt|gt|quot|nbsp);/);
      for (const link of document.querySelectorAll("a[href^=https]"))
        expect(text, `in ${kind}`).toContain(link.getAttribute("href"));
      for (const title of document.querySelectorAll("strong")) expect(text, `in ${kind}`).toContain(title.textContent);
    }
  });
  it("ends in the two ways out of a contract, in the words of the pages, in both parts", () => {
    const { withdrawal, cancellation } = pageTexts[locale].footer;
    const prefix = locale === "fr" ? "" : `/${locale}`;
    const ways = [
      [withdrawal, `${shop}${prefix}/withdrawal`],
      [cancellation, `${shop}${prefix}/cancellation`],
    ];
    for (const { kind, document, text } of mails) {
      const links = [...document.querySelectorAll("a")].slice(-2);
      expect([kind, links.map((link) => [link.textContent, link.getAttribute("href")])]).toEqual([kind, ways]);
      const lines = text.trimEnd().split("\n").slice(-2);
      const colon = locale === "fr" ? "\u00a0: " : ": ";
      expect([kind, lines]).toEqual([kind, ways.map((way) => way.join(colon))]);
    }
  });
  it("keeps to the grammar of the language", () => {
    const wrong = {
      fr: /\b(?:de|que) (?:Anouk|Élise|Oscar|Inès|Ada)\b|\b[dq]u?’(?:Léon)|\b1 (?:janvier|décembre)|[^\s\u00a0\u202f][:;?!](?=\s|$)/mu,
      de: /\b[Bb]is \d+\. /,
      nl: /\b(?:u|uw)\b/i,
      es: /\b(?:usted|ustedes)\b/i,
    }[locale];
    for (const { kind, text, subject } of mails) {
      const words = `${subject}\n${text}`.replaceAll(/https?:\S+|\S+@\S+/g, "");
      expect([kind, wrong.exec(words)?.[0] ?? null]).toEqual([kind, null]);
    }
  });
});

it("keeps the vowel before a name that begins with a consonant", () => {
  const { subject } = renderMail("box-prepared", "fr", { ...samples["box-prepared"], kid: "Léon" }, shop);
  expect(subject).toContain("de Léon");
});
