import { Picture } from "#components/catalog/picture.tsx";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { ScallopEdge } from "#components/ui/ornament.tsx";
import type { Editorial } from "#lib/website/api.ts";

/** The service in a few steps. */
export function HowItWorks({ title, steps }: { title: string; steps: Editorial["steps"] }) {
  return (
    <section className="steps">
      <ScallopEdge tone="tint" side="top" />
      <div className="steps-inside">
        <SectionHeading title={title} align="center" wavy />
        <ol>
          {steps.map((step) => (
            <li key={step.title}>
              <Picture picture={step.image} sizes="(min-width: 900px) 25vw, 80vw" />
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
      <ScallopEdge tone="tint" />
    </section>
  );
}
