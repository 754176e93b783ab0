import { ButtonLink } from "#components/ui/button-link.tsx";
import type { Editorial } from "#lib/website/api.ts";

interface Action {
  href: string;
  label: string;
}

/** A word with a hyphen stays on one line: «qu’est-ce» is one word. */
const unbroken = (title: string) =>
  title.split(/(\S+-\S+)/).map((part) =>
    part.includes("-") ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** The first thing a world shows: one picture, one promise, one way in. */
export function Hero({ editorial, primary, secondary }: { editorial: Editorial; primary: Action; secondary?: Action }) {
  const { title, text, image, image_portrait: portrait } = editorial.hero;
  return (
    <section className="hero">
      <div className="hero-words">
        <h1>{unbroken(title)}</h1>
        <p>{text}</p>
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
