import type { ReactNode } from "react";

export interface Fact {
  label: string;
  /** What is null is left out. */
  value: ReactNode;
}

/** What is known, name by name. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
      {facts
        .filter(({ value }) => value !== null)
        .map(({ label, value }) => (
          <div key={label} className="flex flex-wrap gap-x-2 sm:contents">
            <dt className="text-muted">{label}</dt>
            <dd className="font-bold">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
