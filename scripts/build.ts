import { startApi } from "./api-process.ts";
import { localEnvironment } from "./environment.ts";
import { stopProgram } from "./processes.ts";
import { buildWhenChanged } from "./storefront-build.ts";

/* Prerendered pages hold the catalogue, so the API runs during a build unless another one is named. */
const local = localEnvironment();
const api = process.env.API_BASE_URL ? null : await startApi(local);
try {
  await buildWhenChanged(local);
} finally {
  if (api) await stopProgram(api);
}
