import { Mutex, parse, protocol, type PGlite, type Results } from "@electric-sql/pglite";
import type { Query } from "./around-queries.ts";
import { isPlannedEachTime } from "./preparing-client.ts";

/** Statements that are kept at most: the engine holds some ten kilobytes for each. */
const mostKept = 400;

const { serialize } = protocol;
type Messages = Awaited<ReturnType<PGlite["execProtocolStream"]>>;

/** A statement the engine has parsed. */
interface Parsed {
  /** Empty for one that is not kept: the next one takes its place. */
  name: string;
  /** Types of its parameters, in their order. */
  parameters: number[];
  /** The columns of its rows, as it announces them; none where it answers no rows. */
  columns: Messages;
}

/**
 * Has the embedded engine parse and plan a statement once instead of with every query, and asks for a query in one call
 * instead of six: of the short queries of a shop that is most of the work. Results and errors are those of the client
 * itself, which is answered, and takes no other option of a query than `rowMode` and `parsers` from now on.
 */
export function prepareStatements(client: PGlite): PGlite {
  const kept = new Map<string, Parsed>();
  /** Names are never given twice: the engine may have taken one though its answer was an error. */
  let named = 0;
  /** Whoever asks outside of a transaction waits until the one that goes on is over. */
  const turn = new Mutex();

  const send = (...messages: Uint8Array[]): Promise<Messages> =>
    client.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });

  const parsed = async (text: string): Promise<Parsed> => {
    const known = kept.get(text);
    if (known) return known;
    const isKept = kept.size < mostKept && !isPlannedEachTime(text);
    const name = isKept ? `kept-${(named += 1)}` : "";
    const described = await send(serialize.parse({ name, text }), serialize.describe({ type: "S", name }));
    const statement = {
      name,
      parameters: parse.parseDescribeStatementResults(described),
      columns: described.filter((message) => message.name === "rowDescription"),
    };
    if (isKept) kept.set(text, statement);
    return statement;
  };

  const written = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : client.serializers[type];
    return serializer ? serializer(value) : (value as string | number | boolean | bigint).toString();
  };

  const ask: Query = (text, params = [], options = {}) =>
    client.runExclusive(async () => {
      if (client.closed) throw new Error("the database is closed");
      try {
        const { name, parameters, columns } = await parsed(text);
        const values = params.map((value, at) => written(value, parameters[at]));
        const answered = await send(serialize.bind({ statement: name, values }), serialize.execute({}));
        return parse.parseResults([...columns, ...answered], client.parsers, options)[0] as Results;
      } catch (error) {
        /* As the client's own queries tell it. */
        throw error instanceof Error ? Object.assign(error, { query: text, params, queryOptions: options }) : error;
      }
    });

  const [transaction, close] = [client.transaction.bind(client), client.close.bind(client)];
  const inTurn: PGlite["transaction"] = (work) =>
    turn.runExclusive(() =>
      transaction((inside) =>
        work(
          Object.assign(inside, {
            query: (...asked: Parameters<Query>) => {
              if (inside.closed) throw new Error("the transaction is over");
              return ask(...asked);
            },
          }),
        ),
      ),
    );
  return Object.assign(client, {
    query: (...asked: Parameters<Query>) =>
      turn.runExclusive(async () => {
        const results = await ask(...asked);
        await client.syncToFs();
        return results;
      }),
    transaction: inTurn,
    close: () => turn.runExclusive(close),
  });
}
