/** A small travelling trunk, open and empty, with a star above it. Decorative. */
export function EmptyTrunk() {
  return (
    <svg
      viewBox="0 0 120 120"
      className="size-full text-ink"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d="m60 8 4.2 9.6 10.4 1-7.9 6.8 2.4 10.2L60 30.200l-9.100 5.400 2.400-10.200-7.900-6.800 10.400-1L60 8Z"
        className="fill-accent"
      />
      <path d="M22 62 14 42h92l-8 20" className="fill-surface" />
      <path d="M18 62h84v40a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6V62Z" className="fill-surface" />
      <path d="M18 78h84M36 62v46M84 62v46" strokeDasharray="1 7" />
      <path d="M52 72h16v14H52z" className="fill-accent" />
      <path d="M26 42 22 52M94 42l4 10" strokeDasharray="1 7" />
    </svg>
  );
}
