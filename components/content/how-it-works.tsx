import { Picture } from "#components/catalog/picture.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { ScallopEdge } from "#components/ui/ornament.tsx";
import type { BoxWay } from "#lib/navigation/box-way.ts";
import type { Editorial } from "#lib/website/api.ts";

interface HowItWorksProps {
  title: string;
  steps: Editorial["steps"];
  language?: Editorial["language"];
  /** The way to the first of them. */
  action: BoxWay & { label: string };
}

/** The service in a few steps. */
export function HowItWorks({ title, steps, language, action: { label, ...way } }: HowItWorksProps) {
  return (
    <section className="steps">
      <ScallopEdge tone="tint" side="top" />
      <div className="steps-inside">
        <SectionHeading title={title} align="center" wavy />
        <ol lang={language}>
          {steps.map((step) => (
            <li key={step.title}>
              <Picture picture={step.image} sizes="(min-width: 900px) 25vw, 80vw" />
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-10 text-center">
          <ButtonLink size="lg" {...way}>
            {label}
          </ButtonLink>
        </p>
      </div>
      <ScallopEdge tone="tint" />
    </section>
  );
}
