import { Picture } from "#components/catalog/picture.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import type { Editorial } from "#lib/website/api.ts";

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
        <h1>{title}</h1>
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
      <Picture picture={image} portrait={portrait} priority className="hero-picture" sizes="(min-width: 900px) 56vw, 100vw" />
    </section>
  );
}
