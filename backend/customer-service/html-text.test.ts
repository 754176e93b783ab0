import { describe, expect, it } from "vitest";
import { cutQuotes } from "./cut-quotes.ts";
import { textOfHtml } from "./html-text.ts";

const answerIn = async (html: string): Promise<string> => cutQuotes(await textOfHtml(html));
const asked = "<p>Bonjour,</p><p>une photo&nbsp;?</p>";
/* Of a language nobody here reads: what programs mark is told by the marks. */
const head = "Il giorno sab 28 nov 2026 alle 12:44 Petite Malle ha scritto:";

describe("the answer of a mail written as HTML", () => {
  it("is what Outlook shows, a line a line, without styles, comments and all it quotes", async () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>RE: T-100</title>
      <style><!-- p.MsoNormal { margin: 0cm } --></style>
      <!--[if gte mso 9]><xml><o:shapedefaults v:ext="edit"/></xml><![endif]--></head>
      <body lang=FR><div class=WordSection1>
      <p class=MsoNormal>Bonjour,<o:p></o:p></p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p>
      <p class=MsoNormal>La couture a l&acirc;ch&eacute; &#224; <b>gauche</b>&nbsp;:<br>voici.<o:p></o:p></p>
      <p class=MsoNormal>Léa<o:p></o:p></p>
      <div><div style='border:none;border-top:solid #E1E1E1 1.0pt'>
      <p class=MsoNormal><b>De&nbsp;:</b> Petite Malle &lt;a@b.example&gt; <br><b>Envoyé&nbsp;:</b> samedi 28 novembre
      2026 12:44<br><b>À&nbsp;:</b> Léa<o:p></o:p></p></div></div>
      <p class=MsoNormal>Une photo&nbsp;?<o:p></o:p></p></div></body></html>`;
    expect(await answerIn(html)).toBe("Bonjour,\n\nLa couture a lâché à gauche :\nvoici.\nLéa");
  });

  it.each([
    [
      "Outlook",
      `<div>Merci !</div><div id="appendonsend"></div><hr><div>${head}</div><div>${asked}<ul><li>a</li></ul></div>`,
    ],
    ["Outlook", `<div>Merci !</div><hr><div id="x_divRplyFwdMsg"><b>Da:</b> Petite Malle</div><div>${asked}</div>`],
    [
      "Gmail",
      `<div dir="ltr">Merci !</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${head}<br></div><blockquote class="gmail_quote" style="margin:0">${asked}</blockquote></div>`,
    ],
    [
      "Apple",
      `Merci !<br><div><blockquote type="cite"><div>${head}</div></blockquote></div><blockquote type="cite"><div>${asked}<blockquote type="cite">Lâchée.</blockquote>Bien à vous</div></blockquote>`,
    ],
    ["Apple", `Merci !<br><blockquote type="CITE">${asked}</blockquote><br>Envoyé de mon iPhone`],
    [
      "Thunderbird",
      `<p>Merci !</p><div class="moz-cite-prefix">${head}<br></div><blockquote type="cite" cite="mid:1@b.example">${asked}</blockquote>`,
    ],
    ["Yahoo", `<div>Merci !</div><div id="yahoo_quoted_1" class="yahoo_quoted"><div>${head}</div>${asked}</div>`],
    ["Proton", `<div>Merci !</div><div class="protonmail_quote">${head}<blockquote>${asked}</blockquote></div>`],
    ["a program that marks nothing", `Merci !<br><br>Am 28.11.2026 um 12:44 schrieb Petite Malle:<br>${asked}`],
  ])("ends where %s quotes", async (_, html) => expect(await answerIn(html)).toBe("Merci !"));

  it("stands between what is quoted as well", async () => {
    const quote = (words: string) => `<blockquote class="gmail_quote">${words}</blockquote>`;
    const html = `<div class="gmail_quote"><div class="gmail_attr">${head}</div>${quote("Quelle taille ?")}<div>La 4 ans.</div>${quote("La couleur ?")}<div>Bleu.</div></div>`;
    expect(await answerIn(html)).toBe("La 4 ans.\nBleu.");
  });

  it("keeps lists, rows, lines that were laid out, and what is only indented", async () => {
    const list =
      "<ul><li>le haut</li><li>le <i>bas</i></li></ul><table><tr><td>Taille</td><td>4&nbsp;ans</td></tr></table>";
    expect(await answerIn(list)).toBe("- le haut\n- le bas\nTaille 4 ans");
    expect(await answerIn("<pre>Merci !\n\nLéa</pre>")).toBe("Merci !\n\nLéa");
    expect(await answerIn("<blockquote>Comme je disais.</blockquote>")).toBe("Comme je disais.");
    expect(await answerIn("Merci !<br>-- <br>Léa Martin")).toBe("Merci !");
  });

  it.each([
    '<img src="https://pixel.example/1.gif" width=1 height=1 alt="">',
    "<div>&nbsp;</div><div>&#8203;&zwnj;&#xFEFF;&shy;</div><br>",
    "<style>p { color: red }</style><script>alert('Merci !')</script><title>Re</title><template>x</template><!-- y -->",
    `<blockquote type="cite">${asked}</blockquote>`,
    `<div id="divRplyFwdMsg">${head}</div>${asked}`,
    "",
  ])("is nothing where nothing of its own can be seen: %s", async (html) => expect(await answerIn(html)).toBe(""));

  it("escapes nothing and believes no mark-up that somebody typed", async () => {
    expect(await answerIn("&lt;b&gt; 1 &amp;amp; 2 &euro; &unknown; 3 < 4")).toBe("<b> 1 &amp; 2 € &unknown; 3 < 4");
    expect(await answerIn("<constructor><toString>Merci</__proto__></p></div></blockquote> !")).toBe("Merci\n!");
  });

  const megabytes = 5 * 1024 * 1024;
  it.each(["<div>", "<p><table><tr><td>", "</div></x>", "<i></x>", "<br>&nbsp;", "<div>\u00A0"])(
    "is found after five megabytes of %s",
    async (piece) => expect(await answerIn(`${piece.repeat(megabytes / piece.length)}Merci !`)).toBe("Merci !"),
  );

  it.each(["<a ", "<!-- ", "<style>", "<", "&", '<a b="'])("comes to an end where %s never does", async (piece) =>
    expect(await answerIn(`Merci !<br>${piece.repeat(megabytes / piece.length)}`)).toMatch(/^Merci !/),
  );

  it("is found ten thousand quotations and parts deep", async () => {
    const deep = (start: string, end: string, words: string) => start.repeat(10_000) + words + end.repeat(10_000);
    expect(await answerIn(deep("<div><span>", "</span></div>", "Merci !"))).toBe("Merci !");
    const quoted = deep('<blockquote type="cite">', "</blockquote>", asked);
    expect(await answerIn(`${quoted}<div>Merci !</div>`)).toBe("Merci !");
    expect(await answerIn(quoted)).toBe("");
  });
});
