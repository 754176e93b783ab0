import { realpathSync } from "node:fs";
import path from "node:path";
import { ResolverFactory } from "oxc-resolver";

/** What a module name leads to: files of the project (one for each condition of package.json), a package, or nothing. */
type Target = { files: string[] } | { package: string } | { missing: string };

export type Resolve = (importer: string, module: string) => Target;

/** `@scope/name/deep` is `@scope/name`; what Node brings keeps its whole name. */
const packageOf = (module: string): string =>
  module.startsWith("node:") ? module : module.split("/", module.startsWith("@") ? 2 : 1).join("/");

/**
 * Resolves as the programs do: relative paths, and the names of package.json `imports` under each of its conditions.
 * `importer` and the answer are named from `project`, which is absolute.
 */
export function createResolve(project: string): Resolve {
  const root = realpathSync(project);
  const extensions = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs", ".json"];
  const resolvers = ["browser", "node"].map(
    (condition) => new ResolverFactory({ extensions, conditionNames: [condition, "import", "default"] }),
  );
  const known = new Map<string, Target>();
  const find = (folder: string, module: string): Target => {
    const found = resolvers.flatMap((resolver) => resolver.sync(folder, module).path ?? []);
    const files = [...new Set(found.map((file) => path.relative(root, file)))];
    if (files.length > 0) return { files };
    // A folder, as a template names it, or a file that is not there: where it would stand is what counts.
    if (/^#.*\/$/.test(module)) return { files: [module.slice(1, -1)] };
    if (module.startsWith(".")) return { files: [path.relative(root, path.resolve(folder, module))] };
    return { missing: module };
  };
  return (importer, module) => {
    // `package/../../folder` leaves the package again.
    if (!/^[.#/]|^file:|\/\.\.(?:\/|$)/.test(module)) return { package: packageOf(module) };
    const folder = path.resolve(root, path.dirname(importer));
    const key = module.startsWith(".") ? `${folder} ${module}` : module;
    const target = known.get(key) ?? find(folder, module);
    known.set(key, target);
    return target;
  };
}
