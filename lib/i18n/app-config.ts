import type { Locale } from "#contract/locale.ts";
/* next-intl takes its types from use-intl; an augmentation of next-intl itself reaches the keys but not the locale. */
import type { Messages } from "./messages.ts";

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
