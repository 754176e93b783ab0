import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/*
 * The clock of tests stands still, so what they make is often of one moment, and then the order of lists hangs on ids. They
 * sort against the order they were made in here: a test that counts on that order fails every time, not every other time.
 * Only their beginnings count down: they are of this worker alone, their ends are as good as ever.
 */
const isNew = !("againstTime" in crypto.randomUUID);

if (isNew) {
  const real = crypto.randomUUID.bind(crypto);
  let next = 0xff_ff_ff_ff;
  const randomUUID = Object.assign(() => (next--).toString(16).padStart(8, "0") + real().slice(8), {
    againstTime: true,
  }) as typeof crypto.randomUUID;
  crypto.randomUUID = randomUUID;
  syncBuiltinESMExports();
  Object.defineProperty(globalThis.crypto, "randomUUID", { value: randomUUID, configurable: true, writable: true });
}
