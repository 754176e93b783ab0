const shapes = {
  tee: "M7 3 3 5.5 1 9l3 1.6L5 9.4V20h12V9.4l1 1.2 3-1.6-2-3.5L15 3q-4 3-8 0Z",
  trousers: "M5 3h12l1 18h-5.4L11 9.5 9.4 21H4Z",
  jumper: "M7 3 3 5 1 15.5l3.4.7L6 10v11h10V10l1.6 6.2 3.4-.7L19 5l-4-2q-4 2.6-8 0Z",
  dress: "M7 2.5 6 8l1 3-4 10h16l-4-10 1-3-1-5.5-2 2q-2 1.4-4 0Z",
  coat: "M7 2.5 3 5 1 14l3.4 1L6 11v11h4.6V9h.8v13H16V11l1.6 4 3.4-1-2-9-4-2.5-4 3Z",
  shoes: "M2 12h6l2 4 8 1.6q3 .8 3 3.4H2Z",
} as const;
type Piece = keyof typeof shapes;

const small: Piece[] = ["tee", "tee", "trousers", "trousers", "jumper"];
const middle: Piece[] = ["tee", "trousers", "jumper", "dress", "trousers", "tee", "jumper"];
const large: Piece[] = ["coat", "tee", "trousers", "jumper", "dress", "trousers", "shoes"];
const boxes = { small, middle, large } as const;
export type BudgetSize = keyof typeof boxes;

const grounds = ["var(--accent)", "var(--tint)", "var(--badge-blue)", "var(--badge-pink)"];

/** The pieces a budget buys, side by side. Decorative: the words beside it name them. */
export function BudgetDrawing({ size }: { size: BudgetSize }) {
  return (
    <svg viewBox="0 0 182 24" width="182" height="24" aria-hidden="true" className="mt-1.5 max-w-full">
      {boxes[size].map((piece, index) => (
        <path
          key={`${piece}-${index}`}
          d={shapes[piece]}
          transform={`translate(${index * 26} 0)`}
          fill={grounds[index % grounds.length]}
          stroke="var(--ink)"
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
