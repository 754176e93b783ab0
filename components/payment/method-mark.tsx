import type { ReactNode } from "react";

/** Small signs of our own for what people look for; none is a brand's logo. */
const marks: Record<string, { ground: string; ink: string; sign: ReactNode }> = {
  visa: { ground: "#1a2f6b", ink: "#fff", sign: <Letters>VISA</Letters> },
  mastercard: {
    ground: "#2b2622",
    ink: "#fff",
    sign: (
      <>
        <circle cx="16" cy="14" r="7" fill="#d8432e" />
        <circle cx="24" cy="14" r="7" fill="#e8a33a" fillOpacity="0.85" />
      </>
    ),
  },
  amex: { ground: "#2a6f9e", ink: "#fff", sign: <Letters>AMEX</Letters> },
  paypal: { ground: "#14306b", ink: "#fff", sign: <Letters>PayPal</Letters> },
  klarna: { ground: "#ffb3c7", ink: "#17120f", sign: <Letters>Klarna</Letters> },
  ideal: { ground: "#c4006b", ink: "#fff", sign: <Letters>iDEAL</Letters> },
};

const card = (
  <>
    <rect x="9" y="7" width="22" height="14" rx="2.5" fill="none" stroke="currentColor" strokeWidth="1.8" />
    <path d="M9 12h22" stroke="currentColor" strokeWidth="1.8" />
  </>
);

function Letters({ children }: { children: string }) {
  return (
    <text
      x="20"
      y="17.5"
      textAnchor="middle"
      fontSize={children.length > 5 ? 9 : 10.5}
      fontWeight="800"
      fill="currentColor"
    >
      {children}
    </text>
  );
}

/** Decorative: the name stands beside it. `brand` of a method, or the kind of a way to pay. */
export function MethodMark({ brand }: { brand: string }) {
  const mark = marks[brand] ?? marks[brand.split("_")[0] ?? ""];
  return (
    <svg
      width="44"
      height="31"
      viewBox="0 0 40 28"
      aria-hidden="true"
      className="shrink-0 text-ink"
      {...(mark && { style: { color: mark.ink } })}
    >
      <rect
        x="0.5"
        y="0.5"
        width="39"
        height="27"
        rx="5"
        fill={mark?.ground ?? "none"}
        stroke="currentColor"
        strokeOpacity="0.25"
      />
      {mark?.sign ?? card}
    </svg>
  );
}
