import { company } from "../db/seed/content/legal/company.ts";
import type { Sheet } from "./pdf.ts";
import { black, type Style } from "./typeset.ts";

/** A row of a table: what it is about, how many, the price of one, what it comes to. */
export interface Row {
  piece: string;
  quantity?: string;
  unit?: string;
  total?: string;
  /** Small, below the piece. */
  note?: string;
}

/** What an invoice and a credit note have in common; texts are ready to print. */
export interface Statement {
  title: string;
  /** Below the title: day, order, what it is about. */
  facts: string[];
  addresses: { title: string; rows: string[] }[];
  head: Required<Omit<Row, "note">>;
  rows: Row[];
  sums: [label: string, amount: string][];
  grandTotal: [label: string, amount: string];
  /** How it was or will be paid, below the total. */
  payments: [label: string, amount: string][];
  note: string | null;
  /** Company data at the foot of each page. */
  imprint: string;
}

const [grey, rule, accent] = ["#6b625c", "#ddd3c8", "#b0482f"];
const text: Style = { size: 9.5 };
const small: Style = { size: 8, color: grey };
const footerHeight = 44;
/** Widths of the columns for counts and amounts; the piece takes what is left. */
const widths = { quantity: 46, unit: 104, total: 92 } as const;
/** Left edge of the sums, from that of the page. */
const sumsFrom = 230;

function line({ pdf, left, width }: Sheet, y: number, from = 0, color = rule): void {
  pdf
    .moveTo(left + from, y)
    .lineTo(left + width, y)
    .lineWidth(0.7)
    .strokeColor(color)
    .stroke();
}

function drawHead(sheet: Sheet, { title, facts, addresses }: Statement): number {
  const { left, width, write } = sheet;
  const half = width / 2;
  let y = write(
    "Petite Malle",
    { x: left, y: sheet.top - 4, width: half },
    { size: 21, face: "display", color: accent },
  );
  write(
    [company.name, company.street, company.city].join("\n"),
    { x: left + half, y: sheet.top, width: half, align: "right" },
    small,
  );
  y = write(title, { x: left, y: y + 26, width }, { size: 17, face: "display" });
  y = write(facts.join("\n"), { x: left, y: y + 3, width }, { ...text, color: grey }) + 20;
  const column = width / addresses.length;
  const ends = addresses.map(({ title: name, rows }, index) => {
    const box = { x: left + index * column, width: column - 16 };
    const below = write(name, { ...box, y }, { ...text, face: "bold" });
    return write(rows.join("\n"), { ...box, y: below + 1 }, text);
  });
  return Math.max(y, ...ends) + 22;
}

/** Draws one row of the table at `y`; answers where the next one begins. */
function drawRow(sheet: Sheet, row: Row, y: number, style: Style): number {
  const { left, width, write } = sheet;
  const { quantity, unit, total } = widths;
  const pieceWidth = width - quantity - unit - total - 10;
  const below = write(row.piece, { x: left, y, width: pieceWidth }, style);
  const end = row.note === undefined ? below : write(row.note, { x: left, y: below + 1, width: pieceWidth }, small);
  let x = left + width - quantity - unit - total;
  for (const name of ["quantity", "unit", "total"] as const) {
    write(row[name] ?? "", { x, y, width: widths[name], align: "right" }, style);
    x += widths[name];
  }
  return end;
}

function drawFooter(sheet: Sheet, imprint: string): void {
  const y = sheet.bottom - footerHeight + 12;
  line(sheet, y - 8);
  sheet.write(imprint, { x: sheet.left, y, width: sheet.width }, small);
}

/** Draws an invoice or a credit note, on as many pages as its rows need; each has the company's data at its foot. */
export function drawStatement(sheet: Sheet, statement: Statement): void {
  const { pdf, left, width, bottom, write, measure } = sheet;
  const last = bottom - footerHeight;
  const head = (y: number) => {
    const below = drawRow(sheet, statement.head, y, { ...text, size: 8.5, face: "bold", color: grey }) + 5;
    line(sheet, below, 0, black);
    return below + 7;
  };
  const turn = () => {
    drawFooter(sheet, statement.imprint);
    pdf.addPage();
    return sheet.top;
  };
  let y = head(drawHead(sheet, statement));
  for (const row of statement.rows) {
    const { height } = measure(row.piece, width - widths.quantity - widths.unit - widths.total - 10, text);
    const noteHeight = row.note === undefined ? 0 : 12;
    if (y + height + noteHeight + 8 > last) y = head(turn());
    y = drawRow(sheet, row, y, text) + 5;
    line(sheet, y);
    y += 6;
  }
  const sum = ([label, amount]: [string, string], style: Style) => {
    write(amount, { x: left + width - widths.total, y, width: widths.total, align: "right" }, style);
    y = write(label, { x: left + sumsFrom, y, width: width - sumsFrom - widths.total - 8 }, style) + 4;
  };
  const lines = statement.sums.length + statement.payments.length + 3;
  if (y + lines * 18 + 40 > last) y = turn();
  y += 6;
  for (const each of statement.sums) sum(each, text);
  line(sheet, y + 1, sumsFrom, black);
  y += 7;
  sum(statement.grandTotal, { size: 12, face: "bold" });
  y += 2;
  for (const each of statement.payments) sum(each, { ...text, color: grey });
  if (statement.note !== null) write(statement.note, { x: left, y: y + 16, width }, text);
  drawFooter(sheet, statement.imprint);
}
