import { checkTree } from "./boundaries/check-tree.ts";

/* Part of `npm run lint`: which folder may import which (boundaries/arrows.ts), which area of the backend may know which (boundaries/area-rows.ts), no circles of files, nothing but pictures made of drawings, no sleeps and no races in tests. */
const wrong = checkTree(process.cwd());
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
