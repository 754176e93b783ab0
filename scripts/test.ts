import { reportSuites, runTests } from "./suites.ts";

reportSuites(await runTests());
