import { rhythmMonths } from "#lib/subscriptions/year.ts";

/** A year of boxes on a thread. Decorative: the words beside it say how many. */
export function RhythmDrawing({ frequency }: { frequency: number | null }) {
  const full = new Set(rhythmMonths(frequency));
  return (
    <svg viewBox="0 0 132 24" width="132" height="24" aria-hidden="true" className="max-w-full">
      <path d="M4 18H128" stroke="var(--thread)" strokeWidth="2" strokeDasharray="5 4" />
      {Array.from({ length: 12 }, (_, month) => {
        const x = 6 + month * 10.9;
        return full.has(month) ? (
          <g key={month} transform={`translate(${x - 4.6} 6)`}>
            <path d="M2.6 2.2V1.4Q2.6 0 4 0h1.2q1.4 0 1.4 1.4v.8" fill="none" stroke="var(--ink)" strokeWidth="1.2" />
            <rect
              x="0"
              y="2.2"
              width="9.2"
              height="8"
              rx="2"
              fill="var(--accent)"
              stroke="var(--ink)"
              strokeWidth="1.2"
            />
          </g>
        ) : (
          <circle key={month} cx={x} cy="18" r="1.8" fill="var(--thread)" />
        );
      })}
    </svg>
  );
}
