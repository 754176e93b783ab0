import { jsonLdText } from "#lib/seo/json-ld.ts";

/** Structured data for search engines. React escapes text in a script as HTML, so the text has to be set as it is; `jsonLdText` makes it safe. */
export function JsonLd({ things }: { things: readonly Record<string, unknown>[] }) {
  return things.map((thing) => {
    const text = jsonLdText(thing);
    // oxlint-disable-next-line react/no-danger -- the text is JSON whose `<` are escaped
    return <script key={text} type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
  });
}
