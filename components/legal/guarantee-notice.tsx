import { getLocale } from "next-intl/server";
import { OtherLanguage } from "#components/content/other-language.tsx";
import { findGuaranteeNotice } from "#lib/website/api.ts";

/**
 * The notice on the guarantee of the law (Directive 2011/83/EU, article 22a). The official one is shown as it is, in colour;
 * the same facts stand beside it as text, for those who cannot see it. It may stand several times in a page.
 */
export async function GuaranteeNotice({ headingLevel }: { headingLevel: 2 | 3 | 4 }) {
  const notice = await findGuaranteeNotice(await getLocale());
  if (notice === null) return null;
  const { content, officialUrl } = notice;
  const Heading = `h${headingLevel}` as "h2";
  const PartHeading = `h${headingLevel + 1}` as "h3";
  return (
    <div
      role="note"
      lang={content.language}
      aria-label={content.title}
      className="flex flex-col gap-3 rounded border-[1.5px] border-line p-4"
    >
      <Heading className="text-base">{content.title}</Heading>
      <OtherLanguage language={content.language} />
      {officialUrl !== null && <img src={officialUrl} alt={content.title} className="h-auto w-full max-w-md" />}
      {content.sections.map(({ id, title, paragraphs }) => (
        <section key={id} className="flex flex-col gap-1 text-sm">
          <PartHeading className="font-bold">{title}</PartHeading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
