import type { ChildProcess } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { drawGarment } from "#backend/pictures/draw.ts";
import type { Silhouette } from "#backend/pictures/types.ts";
import { runProgram, startProgram, waitForAnswer } from "../processes.ts";

const next = path.resolve("node_modules/next/dist/bin/next");
const folder = path.resolve("scripts/bench/floor");
const silhouettes: Silhouette[] = ["t-shirt", "dress", "jumper", "trousers", "coat"];

/** Pictures of the same weight as the shop's, so that the two differ in the app only. */
function drawPictures(): void {
  const garments = path.join(folder, "public/garments");
  mkdirSync(garments, { recursive: true });
  for (let index = 0; index < 40; index += 1) {
    const silhouette = silhouettes[index % silhouettes.length] ?? "t-shirt";
    const svg = drawGarment(
      {
        silhouette,
        pattern: "stripe",
        fabric: "jersey",
        cut: "child",
        color: "#7a9e7e",
        accent: "#fffdf6",
        seed: index,
      },
      "front",
    );
    writeFileSync(path.join(garments, `${index}.svg`), svg);
  }
}

/** Builds the almost empty app and starts it. */
export async function startFloor(port: number): Promise<ChildProcess> {
  drawPictures();
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NEXT_DIST_DIR: "" };
  const code = await runProgram(process.execPath, [next, "build"], env, { cwd: folder });
  if (code !== 0) throw new Error("the floor did not build");
  const floor = startProgram(process.execPath, [next, "start", "--port", String(port)], env, { cwd: folder });
  await waitForAnswer(`http://localhost:${port}/`, floor, 60_000);
  return floor;
}
