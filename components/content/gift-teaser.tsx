import { Picture } from "#components/catalog/picture.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import type { Editorial } from "#lib/website/api.ts";

export function GiftTeaser({ gift, action }: { gift: Editorial["gift"]; action: { href: string; label: string } }) {
  return (
    <section className="gift">
      <div className="gift-card stitched">
        <div className="gift-words">
          <h2>{gift.title}</h2>
          <p>{gift.text}</p>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </div>
        <Picture picture={gift.image} sizes="(min-width: 900px) 40vw, 90vw" />
      </div>
    </section>
  );
}
