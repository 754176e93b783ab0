import { createHash, randomUUID } from "node:crypto";
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { runProgram } from "#scripts/processes.ts";

/** What a new shop begins with: the whole demo, or its catalogue alone, since the lives of accounts take most of a first start. */
type Filling = "demo" | "catalogue";

const keptIn = ".data-e2e-kept";
/** What the demo has before it, a box that goes out tomorrow, it has before it still. */
const keptForMs = 60 * 60_000;

/** Changes whenever what a new shop is filled with may change; the demo lives until the day it is made. */
function keyOf(filling: Filling): string {
  const today = new Date().toLocaleDateString("sv", { timeZone: "Europe/Paris" });
  const digest = createHash("sha256").update(`${today} ${process.env.E2E_TIMES ?? 1} ${filling}`);
  const sources = globSync("{contract,backend}/**/*.{ts,sql,json,txt,sha256}").filter(
    (file) => !file.endsWith(".test.ts"),
  );
  for (const file of [...sources.toSorted(), "tests/e2e/lived.ts", "tests/e2e/fill.ts", "package-lock.json"])
    digest.update(file).update(readFileSync(file));
  return digest.digest("hex").slice(0, 16);
}

/** A folder of the future is one of a run whose clock was moved. */
const isYoung = (name: string): boolean => Math.abs(Date.now() - Number(name.split("-").at(-1))) < keptForMs;

/** The folder with this filling that is kept, made when there is none; made beside and renamed, so that two may race. */
async function keep(filling: Filling): Promise<string> {
  mkdirSync(keptIn, { recursive: true });
  const key = keyOf(filling);
  const kept = readdirSync(keptIn);
  const found = kept.find((name) => name.startsWith(`${key}-`) && isYoung(name));
  if (found !== undefined) return path.join(keptIn, found);
  for (const name of kept) if (!isYoung(name)) rmSync(path.join(keptIn, name), { recursive: true, force: true });
  const name = `${key}-${Date.now()}`;
  const draft = path.join(keptIn, `draft-${randomUUID().replaceAll("-", "")}-${Date.now()}`);
  const code = await runProgram(process.execPath, ["tests/e2e/fill.ts"], {
    ...process.env,
    ...(filling === "catalogue" ? { SEED_ACCOUNTS: "false" } : {}),
    DATA_DIR: draft,
  });
  if (code !== 0) throw new Error(`the shop of the browser tests was not filled (exit code ${code})`);
  renameSync(draft, path.join(keptIn, name));
  return path.join(keptIn, name);
}

/** Makes `dataDir` the folder of a new shop, whatever it was before. Every run and every stack begins with one of its own. */
export async function fillFolder(dataDir: string, filling: Filling): Promise<void> {
  const kept = await keep(filling);
  if (existsSync(dataDir)) rmSync(dataDir, { recursive: true });
  cpSync(kept, dataDir, { recursive: true });
}
