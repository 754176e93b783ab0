import { toast } from "#components/ui/toast-store.ts";
import { lazyMessages } from "#lib/i18n/lazy-messages.ts";
import { splitLocale } from "#lib/routing/href.ts";

/** Gives the page to the apps of the device, or its link to the clipboard where the device has no such list. */
export async function sharePage(title: string): Promise<void> {
  const url = location.origin + location.pathname;
  if (typeof navigator.share === "function") {
    try {
      return await navigator.share({ title, url });
    } catch (error) {
      /* Who closes the list has not failed. */
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  const { shareDeed: t } = await lazyMessages(splitLocale(location.pathname).locale, "shareDeed");
  try {
    await navigator.clipboard.writeText(url);
    toast({ message: t.copied, tone: "success" });
  } catch {
    toast({ message: t.failed, tone: "danger" });
  }
}
