/** Squares of white a scanner needs on each side. */
const quiet = 4;

/** A QR code from its rows, `1` for a dark square. */
export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const side = rows.length + 2 * quiet;
  const path = rows
    .flatMap((row, y) =>
      [...row].flatMap((square, x) => (square === "1" ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])),
    )
    .join("");
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} className="qr-code" shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
