import { ButtonLink } from "#components/ui/button-link.tsx";
import { Unbroken } from "#components/ui/unbroken.tsx";
import type { BoxWay } from "#lib/navigation/box-way.ts";
import type { Editorial } from "#lib/website/api.ts";
import { OtherLanguage } from "./other-language.tsx";

interface Action {
  href: string;
  label: string;
}
type BoxAction = BoxWay & Pick<Action, "label">;

/** The first thing a world shows: one picture, one promise, one way in. */
export function Hero({
  editorial,
  primary: { label, ...way },
  secondary,
}: {
  editorial: Editorial;
  primary: BoxAction;
  secondary: Action | null;
}) {
  const { title, text, image, image_portrait: portrait } = editorial.hero;
  /* «Qu’est-ce» is one word; one that is longer would not fit a phone. */
  const word = /(?<!\S)(?=\S{3,12}(?!\S))\S+-\S+/.exec(title)?.[0];
  return (
    <section className="hero">
      <div className="hero-words">
        <h1 lang={editorial.language}>{word ? <Unbroken text={title} part={word} /> : title}</h1>
        <p lang={editorial.language}>{text}</p>
        <OtherLanguage language={editorial.language} />
        <div className="hero-ways">
          <ButtonLink size="lg" {...way}>
            {label}
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
