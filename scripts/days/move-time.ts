import { movedByMs, movedDate } from "./moved-date.ts";

/*
 * Loaded before anything else of a process (`--import`): its clock then stands `MOVED_BY_MS` milliseconds from the true one.
 * The distance, not the moment, is handed on, so that a program and those it starts have one clock.
 */
if (movedByMs !== 0) globalThis.Date = movedDate(movedByMs);
