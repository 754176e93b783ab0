import { format } from "node:util";
import { afterEach } from "vitest";

/*
 * What is written as an error or a warning is one: React about keys and hydration, the code about what it had to give up. A
 * test that provokes it takes it away, and looks at it: `vi.spyOn(console, "error").mockReturnValue()`. Such a spy stands in
 * the place of these two until its test ends.
 */
const said: string[] = [];
for (const level of ["error", "warn"] as const) {
  console[level] = (...words: unknown[]) => void said.push(`console.${level}: ${format(...words)}`);
}

afterEach(() => {
  const unexpected = said.splice(0);
  if (unexpected.length > 0) throw new Error(`nobody expected\n${unexpected.join("\n")}`);
});
