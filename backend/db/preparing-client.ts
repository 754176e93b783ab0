import pg from "pg";

/** Statements a connection keeps at most: the server holds some ten kilobytes for each. */
const mostKept = 400;

/**
 * What is planned anew each time: lists of the catalogue, whose best way depends on what is asked for, and texts that are
 * hardly asked twice, which long lists of values make.
 */
export const isPlannedEachTime = (text: string): boolean =>
  text.includes('"is_listed"') || text.length > 4000 || /\bin \((?:\$\d+, ){9}/.test(text);

/**
 * A connection on which a statement is parsed and planned once instead of with every query: for the short queries of a
 * shop that is most of their work. Results and errors are those of any other connection.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();

  override query(config: string | pg.QueryConfig, ...rest: never[]): never {
    const isNameless = typeof config !== "string" && config.name === undefined && !("submit" in config);
    const named = isNameless ? { ...config, name: this.#nameOf(config.text) } : (config as string);
    return super.query(named, ...rest) as never;
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= mostKept || isPlannedEachTime(text)) return known;
    const name = `kept-${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}
