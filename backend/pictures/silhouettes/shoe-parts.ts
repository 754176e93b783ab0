export const rubber = "#f6efe2" as const;

export const insole = "#e6cfae" as const;

export const strapBuckle = (x: number, y: number) =>
  `<path d="M${x - 8} ${y - 9}h15v18h-15z" fill="none" stroke="#b98d4b" stroke-width="3.2"/><path d="M${x - 8} ${y}h13" stroke="#d8b06c" stroke-width="2.4"/>`;
