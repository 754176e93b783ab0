import { measureLargeShop } from "./api/large-shop.ts";
import { printCalls } from "./api/print-calls.ts";
import { printTable } from "./table.ts";

/*
 * The rows of the commerce API alone, with every call in detail: node scripts/bench/api.ts [--quick]
 * NODE_ARGS goes to its process, for example --cpu-prof.
 */
const measured = await measureLargeShop({
  isQuick: process.argv.includes("--quick"),
  nodeArgs: (process.env["NODE_ARGS"] ?? "").split(" ").filter(Boolean),
});
if (measured === null) throw new Error("Nothing was measured");
printCalls(measured.calls);
printTable(measured.rows);
