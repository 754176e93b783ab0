import { arrows, isFree, type Arrow } from "./arrows.ts";
import type { Imported } from "./imported.ts";
import type { Resolve } from "./resolve.ts";

export interface Violation {
  file: string;
  line: number;
  /** What is imported and why it may not be. */
  text: string;
}

const isIn = (place: string) => (file: string) => file === place || file.startsWith(`${place}/`);

/** The arrow of the longest place that holds a file; null for one that may read everything. */
function arrowOf(file: string): Arrow | null {
  if (isFree(file)) return null;
  const [nearest] = arrows
    .flatMap((arrow) => arrow.from.filter((place) => isIn(place)(file)).map((place) => ({ arrow, place })))
    .toSorted((a, b) => b.place.length - a.place.length);
  if (!nearest) throw new Error(`${file} stands in no place of scripts/boundaries/arrows.ts`);
  return nearest.arrow;
}

/** What of the imports of one file its place may not have. Throws for a file of no known place. */
export function findViolations(file: string, imports: readonly Imported[], resolve: Resolve): Violation[] {
  const arrow = arrowOf(file);
  if (arrow === null) return [];
  const refuse = ({ line }: Imported, text: string): Violation => ({ file, line, text: `${text}: ${arrow.because}` });
  return imports.flatMap((imported) => {
    const { module } = imported;
    if (module === null) return refuse(imported, "imports what only a run can tell");
    const target = resolve(file, module);
    if ("missing" in target) return refuse(imported, `imports ${module}, which does not exist`);
    if ("package" in target)
      return arrow.packages?.test(target.package) === false ? refuse(imported, `imports ${module}`) : [];
    return target.files.flatMap((found) =>
      arrow.may.some((place) => isIn(place)(found)) && !isFree(found) ? [] : refuse(imported, `imports ${found}`),
    );
  });
}
