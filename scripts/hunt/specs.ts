/** Sources of browser tests by their file, named from the root of the project. */
export type Sources = ReadonlyMap<string, string>;

/** Which specs a change can break: those it touches, and those that import a page helper it touches. */
export function specsOfChange(changed: readonly string[], specs: Sources): string[] {
  const touched = new Set(changed);
  const helpers = changed.flatMap((file) => /^tests\/e2e\/([\w-]+\.page\.ts)$/.exec(file)?.[1] ?? []);
  return [...specs]
    .filter(([file, source]) => touched.has(file) || helpers.some((name) => source.includes(`from "./${name}"`)))
    .map(([file]) => file);
}

/** The specs that were named, by their whole path or a part of it, with the line if one was. Throws for a name of none. */
export function specsNamed(names: readonly string[], specs: Sources): string[] {
  const found = names.flatMap((name) => {
    const [, file = "", line = ""] = /^(.*?)(:\d+)?$/.exec(name) ?? [];
    const meant = [...specs.keys()].filter((spec) => spec === file || `/${spec}`.endsWith(`/${file}`));
    if (meant.length === 0) throw new Error(`${name} names no browser test`);
    return meant.map((spec) => spec + line);
  });
  return [...new Set(found)];
}

/**
 * Whether a spec needs what there is once on this machine, a port or an order of its tests: two of its repetitions at a time
 * would meet each other.
 */
export const isUnique = (source: string): boolean =>
  /mode: "serial"|from "\.\/(?:stack|provider-stack|relay|ports)\.ts"|\bE2E_(?:API_)?PORT\b/.test(source);

/** Two at a time, or one after the other. */
export function splitByWorkers(files: readonly string[], specs: Sources): { workers: number; files: string[] }[] {
  const isAlone = (file: string): boolean => isUnique(specs.get(file.replace(/:\d+$/, "")) ?? "");
  return [
    { workers: 2, files: files.filter((file) => !isAlone(file)) },
    { workers: 1, files: files.filter(isAlone) },
  ].filter(({ files }) => files.length > 0);
}
