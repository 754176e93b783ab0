import { reportSuites, runChecks, runTests } from "./suites.ts";

/* What CI runs: every check, then every test. */
reportSuites([await runChecks(), ...(await runTests())]);
