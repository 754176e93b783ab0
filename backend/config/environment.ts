import { z } from "zod";
import { HopelessStart } from "./start-failure.ts";
import { company } from "../db/seed/content/legal/company.ts";

/** 0 takes a free port; the ready line names it. */
const port = z.coerce.number().int().min(0).max(65_535);

const environmentFields = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  API_PORT: port.default(4000),
  /** Address the API listens on; `0.0.0.0` where other machines reach it. */
  API_HOST: z.string().min(1).default("127.0.0.1"),
  /** `true` when only a trusted storefront or balancer reaches the API: the last `x-forwarded-for` is believed. */
  TRUST_PROXY: z.stringbool().default(false),
  /** Multiplies every rate limit; 0 turns them off. */
  RATE_LIMIT_FACTOR: z.coerce.number().min(0).max(10_000).default(1),
  /** PostgreSQL server; without it the embedded engine keeps its files in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().min(1).default(".data"),
  /** Signs access and refresh tokens. A demo start makes one and keeps it in DATA_DIR. */
  SESSION_SECRET: z.string().min(32),
  /** Where customers meet the storefront; links in mails and return addresses start with it. */
  STOREFRONT_URL: z.url(),
  /** Opens the door for `npm run staff`; without it there is none. A demo start makes one and keeps it in DATA_DIR. */
  STAFF_SECRET: z.string().min(32).optional(),
  /** Bucket for files of customers; without it they lie in DATA_DIR. The endpoint names an S3-compatible server. */
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default("auto"),
  /** Both or neither: without them the machine's own role counts. */
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().min(3).default(`Petite Malle <${company.email}>`),
  /** Where tickets of customers go, and what they answer to a mail. */
  SUPPORT_EMAIL: z.email().default(company.email),
  /** Payments through Stripe: all three or none. STRIPE_API_BASE points elsewhere in tests. */
  STRIPE_SECRET_KEY: z.string().min(8).optional(),
  STRIPE_PUBLIC_KEY: z.string().min(8).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
  STRIPE_API_BASE: z.url().optional(),
  /** Payments through Adyen: all four or none, and the prefix of the live addresses for `live`. */
  ADYEN_API_KEY: z.string().min(8).optional(),
  ADYEN_MERCHANT_ACCOUNT: z.string().min(1).optional(),
  ADYEN_CLIENT_KEY: z.string().min(8).optional(),
  ADYEN_HMAC_KEY: z
    .string()
    .regex(/^([\da-fA-F]{2}){16,}$/, { error: "must be the hexadecimal HMAC key of the webhook" })
    .optional(),
  ADYEN_ENVIRONMENT: z.enum(["test", "live"]).default("test"),
  ADYEN_LIVE_PREFIX: z.string().min(1).optional(),
  ADYEN_API_BASE: z.url().optional(),
  /** Who knows the towns of a French postcode, and of any other, which wants a name at GeoNames; without one only France is looked up. */
  COMMUNES_URL: z.url({ protocol: /^https?$/ }).default("https://geo.api.gouv.fr/communes"),
  POSTCODES_URL: z.url({ protocol: /^https?$/ }).default("https://secure.geonames.org/postalCodeSearchJSON"),
  GEONAMES_USERNAME: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  /** Products made when the database is empty; 0 makes nothing at all. */
  SEED_PRODUCTS: z.coerce.number().int().min(0).max(1_000_000).default(840),
  /** Accounts with a known password for a demo; made with the seed. Off by default with DATABASE_URL. */
  SEED_ACCOUNTS: z.stringbool().optional(),
  /** Kilobytes a request body may have. */
  MAX_BODY_KB: z.coerce.number().int().min(1).default(1024),
});

/** Keys of a payment provider, of which some alone are a mistake. */
const keyGroups = [
  ["STRIPE_SECRET_KEY", "STRIPE_PUBLIC_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["ADYEN_API_KEY", "ADYEN_MERCHANT_ACCOUNT", "ADYEN_CLIENT_KEY", "ADYEN_HMAC_KEY"],
] as const;

const environmentSchema = environmentFields.superRefine((environment, context) => {
  const needs = (path: keyof z.infer<typeof environmentFields>, reason: string) => {
    if (environment[path] === undefined) context.addIssue({ code: "custom", path: [path], message: reason });
  };
  if (environment.S3_ENDPOINT) needs("S3_BUCKET", "needed with S3_ENDPOINT");
  if (environment.S3_ACCESS_KEY_ID) needs("S3_SECRET_ACCESS_KEY", "needed with S3_ACCESS_KEY_ID");
  if (environment.S3_SECRET_ACCESS_KEY) needs("S3_ACCESS_KEY_ID", "needed with S3_SECRET_ACCESS_KEY");
  for (const group of keyGroups) {
    const given = group.find((name) => environment[name] !== undefined);
    if (given) for (const name of group) needs(name, `needed with ${given}`);
  }
  if (environment.ADYEN_ENVIRONMENT === "live") needs("ADYEN_LIVE_PREFIX", "needed with ADYEN_ENVIRONMENT=live");
});

export type Environment = z.infer<typeof environmentSchema>;

/** Accounts and money are made up: the clock may be moved, and demo accounts are made with the seed. */
export const isDemo = ({ SEED_ACCOUNTS, DATABASE_URL }: Pick<Environment, "SEED_ACCOUNTS" | "DATABASE_URL">): boolean =>
  SEED_ACCOUNTS ?? DATABASE_URL === undefined;

/** Reads the process environment once; throws one error that lists every variable that is missing or wrong. */
export function parseEnvironment(source: Record<string, string | undefined>): Environment {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = environmentSchema.safeParse(filled);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new HopelessStart(`The environment is not complete:\n${lines.join("\n")}`);
}
