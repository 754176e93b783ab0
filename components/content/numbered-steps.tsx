import { cx } from "#components/ui/class-names.ts";
import { SectionHeading } from "#components/ui/section-heading.tsx";

export interface Step {
  title: string;
  text: string;
}

/** What happens one after the other. */
export function NumberedSteps({ title, steps }: { title: string; steps: readonly Step[] }) {
  return (
    <section className="section">
      <SectionHeading title={title} />
      <ol
        className={cx(
          "mt-8 grid gap-x-8 gap-y-10 sm:grid-cols-2",
          steps.length % 3 === 1 ? "lg:grid-cols-4" : "lg:grid-cols-3",
        )}
      >
        {steps.map((step, index) => (
          <li key={step.title} className="border-t-2 border-dashed border-thread pt-5">
            <span
              aria-hidden="true"
              className="grid size-10 place-items-center rounded-full bg-accent text-lg font-bold text-on-accent"
            >
              {index + 1}
            </span>
            <h3 className="mt-3 text-xl">{step.title}</h3>
            <p className="mt-2 max-w-prose">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
