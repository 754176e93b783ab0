import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { toVariant } from "#backend/catalog/availability.ts";
import { planProduct } from "#backend/db/seed/product-plan.ts";
import { findMails } from "#tests/e2e/outbox.ts";
import { wasWellStocked } from "#tests/e2e/well-stocked.ts";

it("finds mails as they come, and reads each once", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "outbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(findMails("Zoé", folder)).toEqual([]);
  const write = (name: string, html: string) => writeFileSync(path.join(folder, "outbox", name), html);
  mkdirSync(path.join(folder, "outbox"));
  write("a.html", "<p>Zoé</p>");
  write("a.eml", "Zoé");
  expect(findMails("Zoé", folder)).toEqual(["<p>Zoé</p>"]);
  write("a.html", "it is read no more");
  write("b.html", "<p>Zoé and Ada</p>");
  expect(findMails("Zoé", folder)).toEqual(["<p>Zoé</p>", "<p>Zoé and Ada</p>"]);
  expect(findMails("Ada", folder)).toEqual(["<p>Zoé and Ada</p>"]);
});

it("knows of what a shop was filled with which products have three sizes in stock, and still when all is bought", () => {
  const plans = Array.from({ length: 400 }, (_, index) => planProduct(index + 1, new Date("2026-11-28T12:00:00Z")));
  const wellStocked = (left: (pieces: number) => number) =>
    plans.flatMap(({ n, stock }) => {
      const variants = stock.map(({ size, pieces }, index) => toVariant({ id: index, size, stock: left(pieces) }));
      return wasWellStocked({ id: n, variants }) ? [n] : [];
    });
  const atFirst = plans.filter(({ stock }) => stock.filter(({ pieces }) => pieces > 3).length >= 3).map(({ n }) => n);
  expect(atFirst.length).toBeGreaterThan(200);
  expect(atFirst.length).toBeLessThan(plans.length);
  expect(wellStocked((pieces) => pieces)).toEqual(atFirst);
  expect(wellStocked(() => 0)).toEqual(atFirst);
});
