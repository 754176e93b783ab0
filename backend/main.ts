import { parseEnvironment } from "./config/environment.ts";
import { createLogger } from "./config/logger.ts";
import { HopelessStart } from "./config/start-failure.ts";
import { startApi } from "./serve.ts";

let log = createLogger({ LOG_LEVEL: "info" });
try {
  const environment = parseEnvironment(process.env);
  log = createLogger(environment);
  const api = await startApi(environment, log);
  log.info({ url: api.url, engine: environment.DATABASE_URL ? "postgresql" : "pglite" }, "ready");
  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    // Ctrl+C reaches this process twice: from the terminal and from the program that started it.
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, "stopping");
    api.stop().then(
      () => {
        log.info("stopped");
        process.exitCode = 0;
      },
      (error: unknown) => {
        log.fatal({ error }, "not stopped cleanly");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
} catch (error) {
  if (error instanceof HopelessStart) log.fatal(`not started: ${error.message}`);
  else log.fatal({ error }, "not started");
  /* 78 is EX_CONFIG of sysexits: whoever supervises this program need not try again. */
  process.exitCode = error instanceof HopelessStart ? 78 : 1;
}
