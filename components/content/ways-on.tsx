import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";

interface WaysOnProps {
  title: string;
  text: string;
  /** The first one is the main one. */
  ways: readonly { href: string; label: string }[];
}

/** Where to go from the end of a page. */
export function WaysOn({ title, text, ways }: WaysOnProps) {
  return (
    <section className="section">
      <Card tone="surface" stitched className="grid justify-items-start gap-3 p-8 sm:p-10">
        <h2 className="text-2xl md:text-3xl">{title}</h2>
        <p className="max-w-prose text-lg">{text}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          {ways.map(({ href, label }, index) => (
            <ButtonLink key={href} href={href} variant={index === 0 ? "primary" : "secondary"}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </Card>
    </section>
  );
}
