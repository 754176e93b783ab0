import "server-only";
import { z } from "zod";

const environmentSchema = z.object({
  /** Base address of the commerce API, without a trailing slash. */
  API_BASE_URL: z
    .url()
    .default("http://localhost:4000")
    .transform((url) => url.replace(/\/+$/, "")),
  /** Address of this storefront as customers type it; absolute links start with it. */
  SITE_URL: z
    .url()
    .default("http://localhost:3000")
    .transform((url) => url.replace(/\/+$/, "")),
  /** Largest JSON body in kilobytes, as the API has it. */
  MAX_BODY_KB: z.coerce.number().int().positive().default(1024),
  SENTRY_DSN: z.url().optional(),
  /** `off` takes the service worker out of every browser at its next visit. */
  SERVICE_WORKER: z.enum(["on", "off"]).default("on"),
  /** `on` answers `/gallery`, which shows the parts pages are made of; a shop has no use for it. */
  GALLERY: z.enum(["on", "off"]).default("off"),
  /** Where reports of vulnerabilities go: a `mailto:` or `https:` address. */
  SECURITY_CONTACT: z.url().default("mailto:bonjour@petite-malle.example"),
});

/** Variables of the storefront's server, parsed once; throws one error that lists all that are wrong. */
export const env = parse(process.env);

function parse(source: Record<string, string | undefined>): z.output<typeof environmentSchema> {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = environmentSchema.safeParse(filled);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The environment is not complete:\n${lines.join("\n")}`);
}
