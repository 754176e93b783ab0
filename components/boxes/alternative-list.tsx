"use client";

import type { ReactNode } from "react";
import type { Picture as PictureData } from "#contract/picture.ts";
import { Picture } from "#components/catalog/picture.tsx";
import { Button } from "#components/ui/button.tsx";

interface ShownAlternative {
  key: string | number;
  name: string;
  /** Brand and size. */
  detail: string;
  picture: PictureData | null;
  price: string;
  /** What the box costs more or less with it, in words. */
  difference: string;
  /** Why it was chosen. */
  reasons?: ReactNode;
  /** Says what is taken: every button of the list has the same word on it. */
  chooseLabel: string;
  onChoose: () => void;
}

interface AlternativeListProps {
  label: string;
  /** On every button. */
  choose: string;
  alternatives: readonly ShownAlternative[];
  /** The one that is being put in; the others wait. */
  busyKey?: string | number | null;
}

/** Pieces to choose one from, drawn side by side: on a phone the next one looks in from the edge. */
export function AlternativeList({ label, choose, alternatives, busyKey = null }: AlternativeListProps) {
  return (
    <ul aria-label={label} className="alternatives">
      {alternatives.map(({ key, name, detail, picture, price, difference, reasons, chooseLabel, onChoose }) => (
        <li key={key} className="alternative">
          <span className="alternative-picture" style={{ background: picture?.placeholder }}>
            {picture && <Picture picture={picture} sizes="180px" alt="" />}
          </span>
          <p className="font-bold leading-snug">{name}</p>
          <p className="text-sm text-muted">{detail}</p>
          <p className="text-sm tabular-nums">
            <strong>{price}</strong> · {difference}
          </p>
          {reasons}
          <Button
            variant="secondary"
            size="sm"
            block
            className="mt-auto"
            aria-label={chooseLabel}
            loading={busyKey === key}
            disabled={busyKey !== null && busyKey !== key}
            onClick={onChoose}
          >
            {choose}
          </Button>
        </li>
      ))}
    </ul>
  );
}
