import { OtherLanguage } from "#components/content/other-language.tsx";
import type { GuaranteeNotice } from "#lib/website/api.ts";

/**
 * The notice on the guarantee of the law (Directive 2011/83/EU, article 22a). The official one is shown as it is, in
 * colour; the same facts stand beside it as text, for those who cannot see it.
 */
export function GuaranteeNoticeContent({ content, officialUrl }: GuaranteeNotice) {
  return (
    <aside
      lang={content.language}
      aria-labelledby="guarantee-notice"
      className="flex flex-col gap-3 rounded border-[1.5px] border-line p-4"
    >
      <h4 id="guarantee-notice" className="text-base">
        {content.title}
      </h4>
      <OtherLanguage language={content.language} />
      {officialUrl !== null && <img src={officialUrl} alt={content.title} className="h-auto w-full max-w-md" />}
      {content.sections.map(({ id, title, paragraphs }) => (
        <section key={id} className="flex flex-col gap-1 text-sm">
          <h5 className="font-bold">{title}</h5>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </aside>
  );
}
