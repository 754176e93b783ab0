/** Files that import each other in a circle, each circle once, as the way round; `imports` maps a file to those it imports. */
export function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const left = new Set<string>();
  const trail: string[] = [];
  const visit = (file: string): void => {
    const start = trail.indexOf(file);
    if (start !== -1) return void cycles.push(trail.slice(start));
    if (left.has(file)) return;
    trail.push(file);
    for (const next of imports.get(file) ?? []) visit(next);
    trail.pop();
    left.add(file);
  };
  for (const file of imports.keys()) visit(file);
  return cycles;
}
