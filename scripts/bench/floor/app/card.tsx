export function Card({ id, eager = false }: { id: number; eager?: boolean }) {
  return (
    <a href={`/product/${id}`} data-nav="">
      <img
        src={`/garments/${id % 40}.svg`}
        alt=""
        width={300}
        height={400}
        loading={eager ? "eager" : "lazy"}
        style={{ width: "100%", height: "auto" }}
      />
      <span>Product {id}</span> <b>{(id % 90) + 9},90 €</b>
    </a>
  );
}
