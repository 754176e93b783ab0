import { Card } from "../../card.tsx";
import { VariantPicker } from "../../variant-picker.tsx";

export const ensureStatic = "navigation";
export const generateStaticParams = () => Array.from({ length: 40 }, (_, index) => ({ id: String(index + 1) }));

export default async function Product({ params }: { params: Promise<{ id: string }> }) {
  const id = Number((await params).id);
  return (
    <main>
      <h1>Product {id}</h1>
      <img
        src={`/garments/${id % 40}.svg`}
        alt={`Product ${id}`}
        width={600}
        height={800}
        fetchPriority="high"
        style={{ maxWidth: "100%", height: "auto" }}
      />
      <p>{(id % 90) + 9},90 €</p>
      <VariantPicker sizes={["2", "3", "4", "5", "6"]} />
      <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(160px, 1fr))", gap: 12 }}>
        {Array.from({ length: 8 }, (_, index) => (
          <Card key={index} id={((id + index) % 40) + 1} />
        ))}
      </div>
    </main>
  );
}
