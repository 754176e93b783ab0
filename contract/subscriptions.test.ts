import { expect, it } from "vitest";
import { budgetSchema } from "./subscriptions.ts";

it.each([50, 50.1, 64.35, 99.99, 1128.29, 2000])("takes a budget of %d", (budget) =>
  expect(budgetSchema.safeParse(budget).success).toBe(true),
);

it.each([49.99, 50.005, 100.001, 2000.01])("takes no budget of %d", (budget) =>
  expect(budgetSchema.safeParse(budget).success).toBe(false),
);
