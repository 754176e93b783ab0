/**
 * Everything of drizzle-orm, found once: its `package.json` of 179 KB is parsed anew by Node for each module that names the
 * package, which was a fifth of the time a process of the API took to be read.
 */
export * from "drizzle-orm";
