import type { Problem } from "#contract/errors.ts";

/**
 * `network`: no answer. `http`: an answer that is not of the contract. `contract`: an answer that lacks what the
 * contract promises. `domain`: a coded problem of the API.
 */
export type AppErrorKind = "network" | "http" | "contract" | "domain";

interface AppErrorOptions {
  status?: number;
  problem?: Problem;
}

/* Next compiles pages, calls and the start of the server apart, each with a copy of this class: what the guard of the
 * start throws is caught by the copy of a call. The mark is one for the whole process. */
const mark = Symbol.for("petite-malle.app-error");

/** The one error of every call. `code` is translated at the edge; `message` is for the log. */
export class AppError extends Error {
  readonly kind: AppErrorKind;
  readonly code: string;
  readonly status: number | undefined;
  readonly problem: Problem | undefined;
  readonly [mark] = true;

  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "object" && value !== null && mark in value;
  }

  constructor(kind: AppErrorKind, code: string, message: string, options: AppErrorOptions = {}) {
    super(message);
    this.name = "AppError";
    this.kind = kind;
    this.code = code;
    this.status = options.status;
    this.problem = options.problem;
  }

  /** One line in a log: it names the call, and where in a bundle that was made says nothing more. */
  [Symbol.for("nodejs.util.inspect.custom")](): string {
    return `${this.name} ${this.code}: ${this.message}`;
  }
}

export const hasCode = (error: unknown, code: string): error is AppError =>
  error instanceof AppError && error.code === code;
