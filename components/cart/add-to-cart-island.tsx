import { useId, useRef, useState, type FormEvent } from "react";
import type { Locale } from "#contract/locale.ts";
import { Button } from "#components/ui/button.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { announce, toast } from "#components/ui/toast-store.ts";
import { fly } from "#lib/browser/fly.ts";
import { addPiece } from "#lib/cart/add-piece.ts";
import { commandCart } from "#lib/cart/cart-shell.ts";
import type { SizeChoice } from "#lib/catalog/size.ts";

interface AddToCartIslandProps {
  locale: Locale;
  variants: readonly SizeChoice[];
  look?: number | undefined;
  chosen?: number | undefined;
  /** Stands beside the button where that keeps to the edge of the window (`.buy`). */
  price?: string | undefined;
  strings: Record<
    "size" | "submit" | "chooseSize" | "soldOut" | "lowStock" | "allSoldOut" | "added" | "full" | "gone" | "failed",
    string
  >;
}

export function AddToCartIsland({
  locale,
  variants: known,
  look,
  chosen: chosenBefore,
  price,
  strings,
}: AddToCartIslandProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  /** Sizes that were sold out when they were asked for: the page is older than that. */
  const [gone, setGone] = useState<readonly number[]>([]);
  const variants = known.map((variant) =>
    gone.includes(variant.variant_id) ? { ...variant, is_available: false, is_low_stock: false } : variant,
  );
  const [only] = variants;
  const [chosenId, setChosenId] = useState(
    chosenBefore ?? (variants.length === 1 && only?.is_available ? only.variant_id : null),
  );
  const [error, setError] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const chosen = variants.find(({ variant_id }) => variant_id === chosenId);
  const isSoldOut = variants.every(({ is_available }) => !is_available);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!chosen) {
      setError(strings.chooseSize);
      announce(strings.chooseSize);
      form.current?.querySelector<HTMLInputElement>("input[type=radio]:not(:disabled)")?.focus();
      return;
    }
    setError("");
    setIsBusy(true);
    if (form.current) fly(form.current, "cart");
    const adding = addPiece({ variantId: chosen.variant_id, ...(look === undefined ? {} : { look }) });
    commandCart({ kind: "open" });
    const outcome = await adding;
    setIsBusy(false);
    if (outcome === "added") return announce(strings.added);
    const message = strings[outcome].replace("{size}", () => chosen.label);
    setError(message);
    if (outcome === "gone") {
      commandCart({ kind: "close" });
      setGone([...gone, chosen.variant_id]);
      setChosenId(null);
      announce(message);
      void import("#components/catalog/product/offer-alert.ts")
        .then(({ offerAlert }) => offerAlert(chosen.variant_id, chosen.label))
        .catch(() => undefined);
      return;
    }
    // The drawer covers the form by now: said there as well.
    toast({ message, tone: "danger" });
  };

  return (
    <form
      ref={form}
      method="post"
      action="/api/cart-form"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      {/* For a press before the scripts came, or without any. */}
      <input type="hidden" name="locale" value={locale} />
      {look !== undefined && <input type="hidden" name="look" value={look} />}
      <RadioGroup
        id={`${id}-size`}
        name="size"
        variant="chips"
        legend={strings.size}
        options={variants.map(({ variant_id, label, is_available }) => ({
          value: String(variant_id),
          label,
          disabled: !is_available,
          ...(is_available ? {} : { note: strings.soldOut }),
        }))}
        value={chosenId === null ? "" : String(chosenId)}
        error={error || undefined}
        onChange={(event) => {
          setChosenId(Number(event.target.value));
          setError("");
        }}
      />
      {chosen?.is_low_stock && <p className="text-sm font-bold">{strings.lowStock}</p>}
      <div className="buy">
        {price && (
          <p aria-hidden="true">
            <b>{price}</b>
            {chosen && <small>{chosen.label}</small>}
          </p>
        )}
        <Button type="submit" size="lg" block loading={isBusy} disabled={isSoldOut}>
          {isSoldOut ? strings.allSoldOut : strings.submit}
        </Button>
      </div>
    </form>
  );
}
