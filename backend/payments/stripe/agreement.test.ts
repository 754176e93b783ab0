import { expect, it } from "vitest";
import { agreedInBrowser } from "#tests/providers/stripe/objects.ts";
import { createStripeWorld } from "#tests/providers/stripe/world.ts";

/* What the stand-in refuses, as Stripe does: https://docs.stripe.com/api/payment_intents/create, https://docs.stripe.com/payments/paypal/set-up-future-payments */
const agreed = (type: string) => ({ "mandate_data[customer_acceptance][type]": type });
const payPal = { "payment_method_data[type]": "paypal" };
const charge = { amount: "1000", currency: "eur", return_url: "https://shop.example" };
const kept = { ...charge, ...payPal, confirm: "true", setup_future_usage: "off_session" };

type Fields = Record<string, string>;
const create = (fields: Fields, path = "payment_intents") =>
  createStripeWorld(() => undefined).call("POST", path, fields).status;

it.each<[string, number, Fields]>([
  ["PayPal that pays once", 200, { ...charge, ...payPal, confirm: "true" }],
  ["PayPal that is kept, and nobody says who agreed", 400, kept],
  ["PayPal that is kept, agreed to on its page", 200, { ...kept, ...agreed("offline") }],
  ["an agreement of a browser that is not named", 400, { ...kept, ...agreed("online") }],
  ["an agreement as a browser tells it, from a server", 400, { ...kept, ...agreedInBrowser }],
  ["an agreement of a kind there is not", 400, { ...kept, ...agreed("oral") }],
  ["an agreement to what is not confirmed yet", 400, { ...charge, ...payPal, ...agreed("offline") }],
])("takes or refuses a payment: %s", (_, status, fields) => expect(create(fields)).toBe(status));

it("takes no agreement with a setup that the browser is to confirm", () => {
  expect(create({ usage: "off_session" }, "setup_intents")).toBe(200);
  expect(create({ usage: "off_session", ...agreed("offline") }, "setup_intents")).toBe(400);
});

it.each<[string, number, Fields]>([
  ["ok", 200, {}],
  ["paypal", 400, {}],
  ["paypal", 200, agreedInBrowser],
])("takes or refuses what confirms a setup: %s, %i", (kind, status, fields) => {
  const world = createStripeWorld(() => undefined);
  const { id, client_secret } = world.call("POST", "setup_intents", {}).body as { id: string; client_secret: string };
  world.store(`pm_${kind}_1`);
  const confirm = { client_secret, payment_method: `pm_${kind}_1`, ...fields };
  expect(world.call("POST", `setup_intents/${id}/confirm`, confirm).status).toBe(status);
});
