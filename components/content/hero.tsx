import { ButtonLink } from "#components/ui/button-link.tsx";
import type { Editorial } from "#lib/website/api.ts";
import { OtherLanguage } from "./other-language.tsx";

interface Action {
  href: string;
  label: string;
}

/** The first thing a world shows: one picture, one promise, one way in. */
export function Hero({ editorial, primary, secondary }: { editorial: Editorial; primary: Action; secondary?: Action }) {
  const { title, text, image, image_portrait: portrait } = editorial.hero;
  return (
    <section className="hero">
      <div className="hero-words">
        <h1 lang={editorial.language}>{title}</h1>
        <p lang={editorial.language}>{text}</p>
        <OtherLanguage language={editorial.language} />
        <div className="hero-ways">
          <ButtonLink size="lg" href={primary.href}>
            {primary.label}
          </ButtonLink>
          {secondary && (
            <ButtonLink size="lg" variant="secondary" href={secondary.href}>
              {secondary.label}
            </ButtonLink>
          )}
        </div>
      </div>
      <picture className="hero-picture" style={{ background: image.placeholder }}>
        <source media="(max-width: 899px)" srcSet={portrait.url} width={portrait.width} height={portrait.height} />
        <img src={image.url} width={image.width} height={image.height} alt={image.alt} fetchPriority="high" />
      </picture>
    </section>
  );
}
