import { Picture } from "#components/catalog/picture.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import type { Editorial } from "#lib/website/api.ts";

interface GiftTeaserProps {
  gift: Editorial["gift"];
  language?: Editorial["language"];
  action: { href: string; label: string };
}

export function GiftTeaser({ gift, language, action }: GiftTeaserProps) {
  return (
    <section className="gift">
      <div className="gift-card stitched">
        <div className="gift-words">
          <h2 lang={language}>{gift.title}</h2>
          <p lang={language}>{gift.text}</p>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </div>
        <Picture picture={gift.image} sizes="(min-width: 900px) 40vw, 90vw" />
      </div>
    </section>
  );
}
