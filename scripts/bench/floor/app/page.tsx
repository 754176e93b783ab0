import { Card } from "./card.tsx";

export const ensureStatic = "navigation";

export default function Home() {
  return (
    <main>
      <h1>Floor</h1>
      <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(160px, 1fr))", gap: 12 }}>
        {Array.from({ length: 8 }, (_, index) => (
          <Card key={index} id={index + 1} eager={index < 2} />
        ))}
      </div>
    </main>
  );
}
