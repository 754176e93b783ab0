/** A trunk that is shut, while what lies in it is chosen. */
export const ClosedTrunk = () => (
  <div className="trunk" aria-hidden="true">
    <TrunkDrawing />
  </div>
);

/** The same one, opening once (at once where nothing shall move): what lies in it is shown. */
export const OpeningTrunk = () => (
  <div className="trunk" data-open="" aria-hidden="true">
    <TrunkDrawing />
  </div>
);

/** The same one, shut once: what was chosen lies in it. */
export const ShuttingTrunk = () => (
  <div className="trunk" data-shut="" aria-hidden="true">
    <TrunkDrawing />
  </div>
);

const TrunkDrawing = () => (
  <svg viewBox="0 0 200 140" width="200" height="140">
    <rect className="trunk-inside" x="26" y="52" width="148" height="34" rx="6" />
    <g className="trunk-lid">
      <path d="M22 66V48c0-16 10-26 26-26h104c16 0 26 10 26 26v18Z" className="trunk-leather" />
      <path d="M22 66V48c0-16 10-26 26-26h104c16 0 26 10 26 26v18" className="trunk-line" />
      <path d="M52 22v44M148 22v44" className="trunk-strap" />
      <path d="M84 22c0-12 32-12 32 0" className="trunk-line" />
    </g>
    <path d="M22 68h156v44c0 9-6 15-15 15H37c-9 0-15-6-15-15Z" className="trunk-leather" />
    <path d="M22 68h156v44c0 9-6 15-15 15H37c-9 0-15-6-15-15Z" className="trunk-line" />
    <path d="M52 68v59M148 68v59" className="trunk-strap" />
    <path d="M32 78h10M32 116h10M158 78h10M158 116h10M64 78h72M64 117h72" className="trunk-stitch" />
    <rect x="90" y="60" width="20" height="22" rx="5" className="trunk-lock" />
    <circle cx="100" cy="71" r="2.6" className="trunk-hole" />
  </svg>
);
