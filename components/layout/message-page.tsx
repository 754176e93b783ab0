import type { ReactNode } from "react";
import type { Locale } from "#contract/locale.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { href } from "#lib/routing/href.ts";

interface MessagePageProps {
  locale: Locale;
  texts: { heading: string; title: string; home: string; back: string; infos: string; contact: string };
  /** What exactly happened: the path that is not there, the message of an error. */
  detail: string | null;
  hint?: string;
  /** The first way on, before those of every such page. */
  first: ReactNode;
  picture?: string;
}

/**
 * Stands in for a page that is missing or broke: a heading, what happened, ways on. Plain markup; `data-back` goes back
 * where there is something to go back to, and home otherwise (`goBack`).
 */
export function MessagePage({ locale, texts, detail, hint, first, picture }: MessagePageProps) {
  const home = href(locale, "index");
  const ghost = buttonClass({ variant: "ghost" });
  return (
    <main className="message-page">
      {picture && <img src={picture} alt="" width={480} height={320} />}
      <h1>{texts.heading}</h1>
      <p className="message-page-title">{texts.title}</p>
      {detail !== null && <p className="message-page-detail">{detail}</p>}
      {hint !== undefined && <p>{hint}</p>}
      <p className="message-page-ways">
        {first}
        <a className={buttonClass({ variant: "secondary" })} href={home}>
          {texts.home}
        </a>
        <a className={ghost} href={home} data-back="">
          {texts.back}
        </a>
        <a className={ghost} href={href(locale, "infos")}>
          {texts.infos}
        </a>
        <a className={ghost} href={href(locale, "contact")}>
          {texts.contact}
        </a>
      </p>
    </main>
  );
}
