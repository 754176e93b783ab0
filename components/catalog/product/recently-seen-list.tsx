import { Link } from "#components/ui/link.tsx";
import type { SeenProduct } from "#lib/catalog/recently-seen.ts";

export function RecentlySeenList({ title, products }: { title: string; products: readonly SeenProduct[] }) {
  return (
    <section className="px" aria-labelledby="recently-seen">
      <h2 id="recently-seen">{title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- a list without bullets is none to VoiceOver */}
      <ul role="list" className="pg-row pg-small">
        {products.map((product) => (
          <li key={product.id} className="pc">
            <h3 className="pc-n">
              <Link href={product.href}>{product.name}</Link>
            </h3>
            <div className="pc-p">
              <img src={product.image} alt="" width={300} height={400} loading="lazy" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
