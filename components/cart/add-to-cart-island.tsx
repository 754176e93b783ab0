import { useId, useRef, useState, type FormEvent } from "react";
import { Button } from "#components/ui/button.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import { announce, toast } from "#components/ui/toast-store.ts";
import { addPiece } from "#lib/cart/add-piece.ts";
import { commandCart } from "#lib/cart/cart-shell.ts";

interface SizeChoice {
  variant_id: number;
  label: string;
  is_available: boolean;
  is_low_stock: boolean;
}

interface AddToCartIslandProps {
  variants: readonly SizeChoice[];
  look?: number | undefined;
  strings: Record<
    "size" | "submit" | "chooseSize" | "soldOut" | "lowStock" | "allSoldOut" | "added" | "full" | "failed",
    string
  >;
}

export function AddToCartIsland({ variants, look, strings }: AddToCartIslandProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [only] = variants;
  const [chosenId, setChosenId] = useState(variants.length === 1 && only?.is_available ? only.variant_id : null);
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
      form.current?.querySelector<HTMLInputElement>("input:not(:disabled)")?.focus();
      return;
    }
    setError("");
    setIsBusy(true);
    const adding = addPiece({ variantId: chosen.variant_id, ...(look === undefined ? {} : { look }) });
    commandCart({ kind: "open" });
    const outcome = await adding;
    setIsBusy(false);
    if (outcome === "added") return announce(strings.added);
    // The drawer covers the form by now: said there as well.
    const message = outcome === "full" ? strings.full : strings.failed;
    setError(message);
    toast({ message, tone: "danger" });
  };

  return (
    // `dialog`: pressed before scripts run, the form does nothing instead of reloading the page.
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
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
      <Button type="submit" size="lg" block loading={isBusy} disabled={isSoldOut}>
        {isSoldOut ? strings.allSoldOut : strings.submit}
      </Button>
    </form>
  );
}
