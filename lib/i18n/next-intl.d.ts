import type { Locale } from "#contract/locale.ts";
import type { Messages } from "./messages.ts";

declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
