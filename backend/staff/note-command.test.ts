import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createTicket } from "#contract/customer-service.ts";
import { createRecyclingLabel } from "#contract/recycling.ts";
import { writeReview } from "#contract/reviews.ts";
import { getStaffActions } from "#contract/staff.ts";
import { aClient, anAddress, type SignedIn } from "#tests/backend/builders.ts";
import { createTestApi, type TestApi } from "#tests/backend/create-test-api.ts";
import { aDeliveredOrder } from "#tests/backend/delivered-order.ts";
import { anOrderRow } from "#tests/backend/order-rows.ts";
import { aBox, aProfile } from "#tests/backend/profile-builders.ts";
import { insertTestCatalogue, present } from "#tests/backend/test-catalogue.ts";
import { eq } from "../db/orm.ts";
import { orders } from "../db/schema/order.ts";
import { staffActions } from "../db/schema/staff.ts";
import type { StaffCommand } from "./commands.ts";
import { runStaffCommand } from "./run-command.ts";

let api: TestApi;
let client: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  client = await aClient(api);
});

const who = { reason: "she called about it", staff: "Zoé" };
const run = (command: StaffCommand) => runStaffCommand(api.dependencies, command);
const told = async ({ token }: Pick<SignedIn, "token"> = client) => (await api.call(getStaffActions, { token })).items;
const looked = (kind: string, ...records: string[]) => ({
  staff_firstname: "Zoé",
  reason: "she called about it",
  deeds: [],
  looked_at: [{ kind, records }],
});
const letter = (sender_email: string) => ({
  object: "Une couture",
  content: "Lâchée.",
  sender_email,
  sender_name: "Léa",
});

it("a client reads that an order was explained to staff, and which", async () => {
  const id = await anOrderRow(api, client.client_id);
  await api.dependencies.db.update(orders).set({ number: "PM-2026-LOOK" }).where(eq(orders.id, id));
  await run({ command: "explain", order: "PM-2026-LOOK", ...who });
  expect(await told()).toMatchObject([looked("ORDER", "PM-2026-LOOK")]);
});

it("a client reads that letters were listed and opened, others read nothing, and a stranger's are in no log", async () => {
  const other = await aClient(api);
  const { number } = await api.call(createTicket, { token: client.token, body: letter(client.email) });
  const strange = await api.call(createTicket, { body: letter("stranger@example.com") });
  await run({ command: "tickets", status: "OPEN", ...who });
  await run({ command: "ticket", ticket: number, ...who });
  expect(await told()).toMatchObject([looked("MESSAGE", number), looked("MESSAGE", number)]);
  expect(await told(other)).toEqual([]);
  const before = await api.dependencies.db.$count(staffActions);
  await run({ command: "ticket", ticket: strange.number, ...who });
  expect(await api.dependencies.db.$count(staffActions)).toBe(before);
});

it("a client reads that a box was looked at, and whose words and photo stood beside it", async () => {
  const kid = await aProfile(api, client.token);
  await aBox(api, kid, { status: "VALIDATED" });
  await run({ command: "boxes", ...who });
  const [visit, ...more] = await told();
  expect(more).toEqual([]);
  expect(visit?.looked_at).toEqual(
    expect.arrayContaining([
      { kind: "BOX", records: [kid.firstname] },
      { kind: "PROFILE", records: [kid.firstname] },
    ]),
  );
});

it("a client reads that a review was listed, by the piece it is of", async () => {
  const [piece] = await insertTestCatalogue(api.dependencies.db, api.clock.now(), 1);
  const customer = await aDeliveredOrder(api, [[present(piece), 1]]);
  const other = await aClient(api);
  const line = present(customer.order.lines[0]);
  await api.call(writeReview, {
    token: customer.token,
    params: { id: customer.order.id, line_id: line.id },
    body: { score: 4, text: "Voyez www.ailleurs.example" },
  });
  await run({ command: "reviews", status: "HELD", ...who });
  expect(await told(customer)).toMatchObject([looked("REVIEW", line.name)]);
  expect(await told(other)).toEqual([]);
});

it("a client reads that a parcel was looked up, and that one was received, in whatever way that ended", async () => {
  const { tracking_numbers } = await api.call(createRecyclingLabel, {
    token: client.token,
    body: { address: anAddress(), parcel_count: 1, email: client.email },
  });
  const number = present(tracking_numbers[0]);
  await run({ command: "parcel", number, ...who });
  expect(await told()).toMatchObject([looked("RECYCLING")]);
  await run({ command: "receive-return", number, ...who });
  await expect(run({ command: "receive-return", number, ...who })).rejects.toThrow("came before");
  expect(await told()).toMatchObject([looked("RECYCLING"), looked("RECYCLING"), looked("RECYCLING")]);
});
