import type { Locale } from "#contract/locale.ts";
import type { Request } from "#contract/requests.ts";
import { Deed } from "#components/page/deed.tsx";
import { href } from "#lib/routing/href.ts";
import { BoxCard } from "./box-card.tsx";

/** Thanks for a box that was asked for, and shows how it stands; one that is only planned, or was called off, was not. */
export function AskedBox({ box, locale }: { box: Request; locale: Locale }) {
  return (
    <>
      <Deed
        name="box"
        isDone={box.id !== 0 && box.status_details.code !== "CANCELLED"}
        way={href(locale, "infos-all-boxes")}
      />
      <BoxCard box={box} headingLevel={2} />
    </>
  );
}
