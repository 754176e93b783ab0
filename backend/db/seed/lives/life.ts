import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from "#contract/endpoint.ts";
import type { StaffCommand } from "../../../staff/commands.ts";
import type { Database } from "../../database.ts";
import type { Person } from "../content/people.ts";

type Optional<T> = Record<string, never> extends T ? true : undefined extends T ? true : false;
type Part<Name extends string, T> = Optional<T> extends true ? { [K in Name]?: T } : { [K in Name]: T };
export type LifeInput<E extends Endpoint> = Part<"params", ParamsOf<E>> &
  Part<"query", QueryOf<E>> &
  Part<"body", BodyOf<E>>;

/** A client in the past, who does what a client can do: calls of the API. */
export interface Me {
  clientId: string;
  person: Person;
  /** To look up what a visitor would find by browsing. Nothing is written past the calls. */
  db: Database;
  /** The day so many days from the day of the seeding, `YYYY-MM-DD`; below zero: before it. */
  day: (offset: number) => string;
  /** The first working day from there on, and the last one up to there. */
  workingDayFrom: (offset: number) => string;
  workingDayUntil: (offset: number) => string;
  /** How many days before today a day is. */
  daysAgo: (day: string) => number;
  /** Begins something that goes on at its own pace. */
  alongside: (steps: AsyncGenerator<number, void>) => Promise<void>;
  call: <E extends Endpoint>(endpoint: E, input: LifeInput<E>) => Promise<AnswerOf<E>>;
  /** What somebody of the shop does about it, by a command of staff. */
  askStaff: (command: StaffCommand) => Promise<unknown>;
}

/**
 * What a demo client did until today. It begins on the day of the sign-up; every number it yields is the day, in days
 * before today and at least 1, on which it goes on.
 */
export interface Life {
  person: Person;
  /** In days before today. */
  signedUp: number;
  /** E-mail of whoever brought the client; that life began before. */
  godfather?: string;
  live: (me: Me) => AsyncGenerator<number, void>;
}
