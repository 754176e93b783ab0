"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { RadioGroup } from "#components/ui/radio-group.tsx";
import type { SizeChoice } from "#lib/catalog/size.ts";
import { useWishBoard } from "./wish-context.ts";

interface WishPurchaseProps {
  product: { id: number; name: string };
  sizes: readonly SizeChoice[];
  /** The variant in the size the wearer told; null where there is none. */
  ownVariantId: number | null;
}

/** On the page of one piece: the size, and the button that wishes for it. */
export function WishPurchase({ product, sizes, ownVariantId }: WishPurchaseProps) {
  const t = useTranslations("wishes");
  const board = useWishBoard();
  const [chosen, setChosen] = useState<number | null>(board?.sizeOf(product.id) ?? ownVariantId);
  if (!board) return null;
  const isWished = board.isWished(product.id);
  return (
    <div className="flex flex-col items-start gap-4">
      <RadioGroup
        id="wish-size"
        name="wish-size"
        variant="chips"
        legend={t("size")}
        options={sizes.map(({ variant_id, label, is_available }) => ({
          value: String(variant_id),
          label,
          disabled: !is_available,
          ...(is_available ? {} : { note: t("soldOut") }),
        }))}
        value={chosen === null ? "" : String(chosen)}
        onChange={({ target }) => {
          setChosen(Number(target.value));
          if (isWished) board.put(product, Number(target.value));
        }}
      />
      {isWished ? (
        <Button variant="secondary" size="lg" onClick={() => board.drop(product)}>
          <Icon name="check" size={22} />
          {t("takeBack")}
        </Button>
      ) : (
        <Button size="lg" onClick={() => board.put(product, chosen)}>
          <Icon name="box" size={22} />
          {t("wishIt")}
        </Button>
      )}
    </div>
  );
}
