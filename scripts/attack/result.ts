/** What an attack came to: `failures` counts what must not happen, `note` tells figures to look at. */
export interface AttackResult {
  name: string;
  tries: number;
  failures: number;
  note: string;
}
