import type { Locale } from "#contract/locale.ts";
import { toast } from "#components/ui/toast-store.ts";
import { tellGivenUp, tellKept } from "#lib/favourites/favourites.ts";
import type { KeptPiece } from "#lib/favourites/kept.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import { openAddress } from "#lib/routing/open-address.ts";
import { href } from "#lib/routing/href.ts";

type Press = { kept: KeptPiece; hasRoom: boolean } | { givenUp: KeptPiece };

/** Tells the account what the page shows already, and says how it ended. */
export async function followPress(locale: Locale, press: Press): Promise<void> {
  const isKept = "kept" in press;
  const told = isKept ? (press.hasRoom ? tellKept(press.kept) : ("full" as const)) : tellGivenUp(press.givenUp);
  const [outcome, { favourites: t }] = await Promise.all([told, lazyMessages(locale, "favourites")]);
  if (outcome !== "done") return void toast({ message: t[outcome], tone: "danger" });
  if (!isKept) return void toast({ message: t.givenUp });
  toast({
    message: t.kept,
    tone: "success",
    action: { label: t.view, onPress: () => openAddress(href(locale, "favourites")) },
  });
}
