import { html, raw } from "hono/html";
import type { Block, Item, MailDraft } from "./blocks.ts";
import { band, darkStyle, light } from "./palette.ts";
import { pieceSize } from "./picture.ts";
import { textsOf } from "./texts.ts";
import { waysOut } from "./ways-out.ts";

type Html = ReturnType<typeof html>;

const { ink, muted, line } = light;
const serif = "font-family:Georgia,'Times New Roman',serif";
const sans = "font-family:Helvetica,Arial,sans-serif";
/* An address without a space is longer than a phone is wide. */
const body = `${sans};font-size:16px;line-height:1.6;overflow-wrap:anywhere;color:${ink}`;

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Escapes a text, keeps its line breaks and makes its addresses clickable. */
const rich = (text: string): Html =>
  raw(
    escape(text)
      .replaceAll("\n", "<br>")
      .replaceAll(/https?:\/\/[^\s<]*[^\s<.,;]/g, (url) => `<a href="${url}" style="color:${ink}">${url}</a>`)
      .replaceAll(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g, (mail) => `<a href="mailto:${mail}" style="color:${ink}">${mail}</a>`),
  );

const row = (content: Html | Html[] | "", padding = "0 32px 16px"): Html =>
  html`<tr>
    <td class="m-ink m-pad" style="padding:${padding};${raw(body)}">${content}</td>
  </tr>`;

/** The front of a piece beside its name. Its size is fixed: nothing jumps when it comes, and nothing gapes without it. */
function pictureCell({ picture, link }: Item, style: string): Html {
  if (!picture) return html`<td width="0" class="m-line" style="${raw(style)};font-size:0"></td>`;
  const { width, height } = pieceSize;
  const image = html`<img
    src="${picture.url}"
    alt="${picture.alt}"
    width="${width}"
    height="${height}"
    style="display:block;width:${width}px;height:${height}px;border:0;border-radius:8px;font-size:11px;line-height:1.2;overflow:hidden"
  />`;
  return html`<td width="${width + 16}" class="m-ink m-line" style="${raw(style)};width:${width + 16}px">
    ${link ? html`<a href="${link.url}" style="color:${ink}">${image}</a>` : image}
  </td>`;
}

/** The same words stand beside every piece: who hears them is told which. */
const itemLink = ({ title, link }: Item): Html | "" =>
  link
    ? html`<br /><a
          href="${link.url}"
          aria-label="${link.label}: ${title}"
          style="display:inline-block;padding:8px 0;color:${ink}"
          >${link.label}</a
        >`
    : "";

function items({ items: rows, sums, note }: Extract<Block, { kind: "items" }>): Html {
  const cell = `padding:12px 0;border-top:1px solid ${line};vertical-align:top;${body}`;
  const hasPictures = rows.some(({ picture }) => picture);
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    ${rows.map(
      (item) =>
        html`<tr>
          ${hasPictures ? pictureCell(item, cell) : ""}
          <td class="m-ink m-line" style="${raw(cell)}">
            <strong>${item.title}</strong><br /><span class="m-muted" style="color:${muted}"
              >${item.details.join(" · ")}</span
            >${itemLink(item)}
          </td>
          <td align="right" class="m-ink m-line" style="${raw(cell)};white-space:nowrap;padding-left:16px">
            ${item.amount}
          </td>
        </tr>`,
    )}
    ${sums.map(({ label, amount, isTotal }, index) => {
      const edge = index === 0 || isTotal ? `border-top:1px solid ${line};` : "";
      const weight = isTotal ? "font-weight:bold;font-size:18px;" : "";
      const style = `${body};padding:8px 0;${edge}${weight}`;
      return html`<tr>
        <td class="m-ink m-line" ${raw(hasPictures ? 'colspan="2" ' : "")}style="${raw(style)}">${label}</td>
        <td align="right" class="m-ink m-line" style="${raw(style)};white-space:nowrap;padding-left:16px">${amount}</td>
      </tr>`;
    })}
    <tr>
      <td class="m-muted" colspan="${hasPictures ? 3 : 2}" style="${raw(body)};font-size:14px;color:${muted}">
        ${note}
      </td>
    </tr>
  </table>`;
}

/** Drawn like a card to hold in the hand: its colour is that of the line it is for. */
function giftCard({ for: line, title, amount, codeLabel, code, note }: Extract<Block, { kind: "gift-card" }>): Html {
  const ground = line === "WOMAN" ? band.woman : band.kids;
  const small = `${sans};font-size:14px;line-height:1.4;color:${ink}`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td bgcolor="${ground}" style="padding:10px;background:${ground};border-radius:18px">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
          <tr>
            <td align="center" style="padding:28px 16px 26px;border:2px dashed ${ink};border-radius:12px">
              <div style="${raw(small)}">Petite Malle</div>
              <div style="${raw(serif)};font-size:22px;line-height:1.3;color:${ink};padding-top:4px">${title}</div>
              <div
                style="${raw(serif)};font-size:52px;line-height:1.2;font-weight:bold;color:${ink};padding:10px 0 14px"
              >
                ${amount}
              </div>
              <div style="${raw(small)};padding-bottom:6px">${codeLabel}</div>
              <div
                class="m-code"
                style="display:inline-block;padding:12px 16px;background:#FFFFFF;border-radius:999px;font-family:'Courier New',Courier,monospace;font-size:18px;line-height:1.2;font-weight:bold;white-space:nowrap;color:${ink}"
              >
                ${code}
              </div>
              <div style="${raw(small)};padding-top:14px">${note}</div>
            </td>
          </tr>
        </table>
      </td>
    </tr>
  </table>`;
}

function toHtml(block: Block): Html {
  switch (block.kind) {
    case "gift-card":
      return row(giftCard(block), "8px 32px 24px");
    case "quote":
      return row(
        html`<div
          class="m-ink m-line"
          style="padding:4px 0 4px 18px;border-left:4px solid ${line};${raw(serif)};font-size:19px;line-height:1.5;font-style:italic;color:${ink}"
        >
          ${raw(escape(block.text).replaceAll("\n", "<br>"))}
          <div class="m-muted" style="${raw(sans)};font-size:14px;font-style:normal;color:${muted};padding-top:6px">
            ${block.author}
          </div>
        </div>`,
      );
    case "heading":
      return row(
        html`<h2 class="m-ink" style="margin:0;${raw(serif)};font-size:20px;line-height:1.3;color:${ink}">
          ${block.text}
        </h2>`,
        "16px 32px 8px",
      );
    case "paragraph":
      return row(rich(block.text));
    case "small":
      return row(html`<span class="m-muted" style="font-size:14px;color:${muted}">${rich(block.text)}</span>`);
    case "address":
      return row(rich(block.rows.join("\n")));
    case "links":
      return row(
        block.links.map(
          ({ label, url }) => html`<a href="${url}" style="color:${ink};display:block;padding:6px 0">${label}</a>`,
        ),
      );
    case "items":
      return row(items(block));
    case "button":
      return row(
        html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
          <tr>
            <td bgcolor="${light.button}" class="m-button" style="border-radius:999px;background:${light.button}">
              <a
                href="${block.url}"
                class="m-button"
                style="display:inline-block;padding:14px 28px;border-radius:999px;${raw(sans)};font-size:16px;font-weight:bold;color:${light.onButton};text-decoration:none"
                >${block.label}</a
              >
            </td>
          </tr>
        </table>`,
        "8px 32px 24px",
      );
  }
}

/** A template is a promise only when one of its values is; none is here. */
function asText(page: Html): string {
  if (page instanceof Promise) throw new Error("a mail waits for nothing");
  return page.toString();
}

/**
 * The HTML part: tables and inline styles, because mail programs drop the rest; the one style sheet changes colours in the
 * dark, and margins on phones, where they keep it. What pictures show stands beside them in words, so that nothing is missing without them.
 */
export const layOutHtml = (
  { subject, preheader, title, blocks, footer }: MailDraft,
  language: string,
  storefrontUrl: string,
): string =>
  asText(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>${subject}</title>
          <style>
            ${raw(darkStyle)}
          </style>
        </head>
        <body class="m-ground" style="margin:0;padding:0;background:${light.ground}">
          <div style="display:none;max-height:0;overflow:hidden">${preheader}</div>
          <table
            role="presentation"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            border="0"
            bgcolor="${light.ground}"
            class="m-ground"
          >
            <tr>
              <td align="center" style="padding:24px 12px">
                <table
                  role="presentation"
                  width="600"
                  cellpadding="0"
                  cellspacing="0"
                  border="0"
                  bgcolor="${light.card}"
                  class="m-card"
                  style="width:100%;max-width:600px;background:${light.card};border:1px solid ${line};border-radius:12px"
                >
                  <tr>
                    <td
                      bgcolor="${band.kids}"
                      class="m-pad"
                      style="padding:16px 32px;background:${band.kids};border-radius:12px 12px 0 0;${raw(serif)};font-size:22px;font-weight:bold;color:${band.ink}"
                    >
                      <img
                        src="${new URL("/icon-192.png", storefrontUrl).href}"
                        alt="${textsOf(language).common.logo}"
                        width="40"
                        height="40"
                        style="display:inline-block;width:40px;height:40px;border:0;vertical-align:middle;font-size:11px"
                      />&nbsp;Petite Malle
                    </td>
                  </tr>
                  ${row(html`<h1 class="m-ink" style="margin:0;${raw(serif)};font-size:28px;line-height:1.25;color:${ink}">${title}</h1>`, "32px 32px 16px")}
                  ${blocks.map(toHtml)} ${row("", "0 32px 8px")}
                </table>
                <table
                  role="presentation"
                  width="600"
                  cellpadding="0"
                  cellspacing="0"
                  border="0"
                  style="width:100%;max-width:600px"
                >
                  <tr>
                    <td
                      class="m-muted m-pad"
                      style="padding:20px 32px;${raw(sans)};font-size:13px;line-height:1.5;overflow-wrap:anywhere;color:${muted}"
                    >
                      ${rich(footer)}
                      <div style="padding-top:8px">
                        ${waysOut(language, storefrontUrl).map(
                          ({ label, url }) =>
                            html`<a
                              href="${url}"
                              style="display:inline-block;padding:8px 16px 8px 0;color:${muted};text-decoration:underline"
                              >${label}</a
                            > `,
                        )}
                      </div>
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  );
