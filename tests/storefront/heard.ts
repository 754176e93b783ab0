import { within, type ByRoleOptions } from "@testing-library/react";
import { expect } from "vitest";

type Heard = readonly [role: string, name?: string | RegExp, more?: ByRoleOptions];

/** That a screen reader tells of these, in this order; others may stand between them. */
export function expectHeard(shown: HTMLElement, heard: readonly Heard[]): void {
  let last: Node = shown;
  for (const [role, name, more] of heard) {
    const found = within(shown).getAllByRole(role, { ...more, ...(name === undefined ? {} : { name }) });
    const next = found.find((element) => last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(next, `${role} ${name} comes after what was told before it`).toBeDefined();
    last = next ?? last;
  }
}
