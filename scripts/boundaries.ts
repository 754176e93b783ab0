import { checkTree } from "./boundaries/check-tree.ts";

/* Part of `npm run lint`: which folder may import which, by the table of boundaries/arrows.ts, which area of the backend may know which, no circles of files, no sleeps in tests. */
const wrong = checkTree(process.cwd());
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
