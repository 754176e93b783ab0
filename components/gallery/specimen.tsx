import type { ReactNode } from "react";

interface SpecimenProps {
  title: string;
  children: ReactNode;
  /** Beside each other instead of below. */
  row?: boolean;
}

/** One part and its states, under its name. */
export function Specimen({ title, children, row = false }: SpecimenProps) {
  return (
    <section className="grid min-w-0 gap-4">
      <h2 className="border-b-[1.5px] border-line pb-2 text-xl">{title}</h2>
      <div className={row ? "flex flex-wrap items-center gap-3" : "grid min-w-0 gap-5"}>{children}</div>
    </section>
  );
}
