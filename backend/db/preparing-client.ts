import pg from "pg";

/** Statements a process keeps at most, for each of its connections: the server holds some ten kilobytes for a plan. */
const mostKept = 400;

/**
 * What is planned anew each time: lists of the catalogue, whose best way depends on what is asked for, and texts that are
 * hardly asked twice, which long lists of values make.
 */
export const isPlannedEachTime = (text: string): boolean =>
  text.includes('"is_listed"') || text.length > 4000 || /\bin \((?:\$\d+, ){9}/.test(text);

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostKept || isPlannedEachTime(text)) return known;
  const name = `kept-${names.size + 1}`;
  names.set(text, name);
  return name;
}

/**
 * A connection on which a statement is parsed and planned once instead of with every query: for the short queries of a
 * shop that is most of their work. Results and errors are those of any other connection.
 */
export class PreparingClient extends pg.Client {
  override query(config: string | pg.QueryConfig, ...rest: never[]): never {
    const isNameless = typeof config !== "string" && config.name === undefined && !("submit" in config);
    return super.query(isNameless ? { ...config, name: nameOf(config.text) } : (config as string), ...rest) as never;
  }
}
