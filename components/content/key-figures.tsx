import { Card } from "#components/ui/card.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";

export interface KeyFigure {
  figure: string;
  text: string;
}

/** Terms in a number each. */
export function KeyFigures({ title, figures }: { title: string; figures: readonly KeyFigure[] }) {
  return (
    <section className="section">
      <SectionHeading title={title} />
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
        {figures.map(({ figure, text }) => (
          <Card key={text} as="li" tone="tint" className="min-w-0">
            <strong className="block font-heading text-3xl">{figure}</strong>
            <span className="mt-2 block">{text}</span>
          </Card>
        ))}
      </ul>
    </section>
  );
}
