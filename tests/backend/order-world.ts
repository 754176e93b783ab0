import { Hono } from "hono";
import pino from "pino";
import { cartRoutes } from "#backend/cart/routes.ts";
import { parseEnvironment } from "#backend/config/environment.ts";
import type { Dependencies } from "#backend/context.ts";
import { eq, sql } from "#backend/db/orm.ts";
import { variants } from "#backend/db/schema/catalog.ts";
import { clients, paymentMethods } from "#backend/db/schema/client.ts";
import { orderLines, orders } from "#backend/db/schema/order.ts";
import { deliveryRoutes } from "#backend/delivery/routes.ts";
import { answerFailure } from "#backend/http/failure.ts";
import { identifyAndLog } from "#backend/http/request-log.ts";
import { addRoutes, type RequestVariables } from "#backend/http/router.ts";
import { paymentMethodRoutes } from "#backend/payment-methods/routes.ts";
import type { PaymentProvider } from "#backend/payments/provider.ts";
import { addWebhookRoutes } from "#backend/payments/webhooks.ts";
import { orderRoutes } from "#backend/orders/routes.ts";
import { returnRoutes } from "#backend/returns/routes.ts";
import type { AnswerOf, BodyOf, Endpoint } from "#contract/endpoint.ts";
import type { createOrder } from "#contract/orders.ts";
import type { PaymentGateway } from "#contract/payment-methods.ts";
import { readAnswer, readProblem, sendCall } from "./contract-call.ts";
import { insertTestCatalogue, present, priceOf } from "./test-catalogue.ts";
import { createMemoryStorage } from "./memory-storage.ts";
import { createScriptedProvider, type Behaviour } from "./scripted-provider.ts";
import { openTestDatabase } from "./test-database.ts";

export interface Answered<T> {
  status: number;
  body: T;
  code: string | undefined;
  data: Record<string, unknown> | undefined;
}
type CallOptions = {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: unknown;
  as?: string;
  key?: string;
  locale?: string;
};

/** A Monday morning in Paris. */
const startOfTime = new Date("2026-11-16T09:00:00Z");

export const address = {
  firstname: "Ada",
  lastname: "Vermeer",
  street: "12 rue des Lilas",
  street_extra: "",
  postcode: "75011",
  city: "Paris",
  country_code: "FR" as const,
  phone: "0612345678",
};

/**
 * Cart, orders, delivery and returns behind their real router, on a real database with three products of three sizes, ten
 * pieces each. `as` is the id of a client and stands for its token. Only the payment provider is scripted.
 */
export async function openOrderWorld(
  others: (needs: Pick<Dependencies, "db" | "clock">) => PaymentProvider[] = () => [],
) {
  const database = await openTestDatabase();
  const { db } = database;
  const provider = createScriptedProvider();
  const clock = {
    moment: startOfTime,
    now: () => clock.moment,
    pass: (ms: number) => {
      clock.moment = new Date(clock.moment.getTime() + ms);
    },
  };
  const failures: string[] = [];
  const dependencies: Dependencies = {
    db,
    clock,
    payments: new Map<PaymentGateway, PaymentProvider>([
      ["sandbox", provider],
      ...others({ db, clock }).map((other) => [other.gateway, other] as const),
    ]),
    log: pino({ level: "error" }, { write: (line) => void failures.push(line) }),
    mailer: { send: async () => undefined },
    storage: createMemoryStorage(),
    environment: parseEnvironment({
      NODE_ENV: "test",
      SESSION_SECRET: "s".repeat(32),
      STOREFRONT_URL: "https://shop.example",
    }),
  };
  const app = new Hono<RequestVariables>();
  app.onError((error, c) => answerFailure(error, c, dependencies.log));
  app.use(identifyAndLog(dependencies.log));
  addWebhookRoutes(app, dependencies);
  addRoutes(
    app,
    [...cartRoutes, ...orderRoutes, ...deliveryRoutes, ...paymentMethodRoutes, ...returnRoutes],
    dependencies,
    async (token) => ({
      clientId: token,
      sessionId: token,
    }),
    async ({ readInput, handle }) => handle(await readInput()),
  );

  const pieces = await insertTestCatalogue(db, startOfTime);

  async function call<E extends Endpoint>(endpoint: E, options: CallOptions = {}): Promise<Answered<AnswerOf<E>>> {
    const { as, key, ...input } = options;
    const response = await sendCall(async (path, init) => app.request(path, init), endpoint, {
      ...input,
      ...(as ? { token: as } : {}),
      ...(key ? { idempotencyKey: key } : {}),
    });
    if (response.ok)
      return { status: response.status, body: await readAnswer(endpoint, response), code: undefined, data: undefined };
    const { code, data } = await readProblem(endpoint, response);
    if (code === "INTERNAL") throw new Error(`${endpoint.method} ${endpoint.path} failed: ${failures.at(-1)}`);
    return { status: response.status, body: undefined as never, code, data };
  }

  /** The variant at a position of the test catalogue: product by product, size by size. */
  const piece = (index: number) => present(pieces[index]);
  const world = {
    ...dependencies,
    dependencies,
    clock,
    provider,
    call,
    pieces,
    piece,
    engine: database.engine,
    close: database.close,
    setStock: async (variantId: number, stock: number) => {
      await db.update(variants).set({ stock }).where(eq(variants.id, variantId));
    },
    stockOf: async (variantId: number) =>
      (await db.select({ stock: variants.stock }).from(variants).where(eq(variants.id, variantId)))[0]?.stock,
    /** Pieces free to sell plus pieces held by orders that are not cancelled. */
    piecesInTheWorld: async () => {
      const [free] = await db
        .select({ sum: sql<number>`sum(${variants.stock})::int`, least: sql<number>`min(${variants.stock})::int` })
        .from(variants);
      const [held] = await db
        .select({ sum: sql<number>`coalesce(sum(${orderLines.quantity}), 0)::int` })
        .from(orderLines)
        .innerJoin(orders, eq(orders.id, orderLines.orderId))
        .where(sql`${orders.status} <> 'CANCELLED'`);
      return { total: present(free).sum + present(held).sum, least: present(free).least };
    },
    /** A new client with one card. */
    aClient: async (behaviour: Behaviour = "succeeds", expirationDate = "2027-12-31") => {
      const id = crypto.randomUUID();
      await db.insert(clients).values({
        id,
        email: `${id}@mail.example`,
        passwordHash: "-",
        firstname: "Ada",
        lastname: "Vermeer",
        locale: "fr-FR",
        createdAt: clock.now(),
      });
      return { id, methodId: await world.aMethod(id, behaviour, expirationDate) };
    },
    /** Sends anything, for example a webhook. */
    request: async (path: string, init: RequestInit) => app.request(path, init),
    aMethod: async (clientId: string, behaviour: Behaviour, expirationDate = "2027-12-31") => {
      const id = crypto.randomUUID();
      await db.insert(paymentMethods).values({
        id,
        clientId,
        gateway: "sandbox",
        type: "card_via_sandbox",
        providerPaymentMethodId: `${behaviour}:${id}`,
        brand: "visa",
        last4: "4242",
        expirationDate,
        isDefault: false,
        createdAt: clock.now(),
        keptAt: clock.now(),
      });
      return id;
    },
    /** Body of an order of `[index of the piece, quantity]` pairs, delivered at home in France. */
    anOrder: (
      methodId: string,
      wanted: [number, number][],
      changes: Partial<BodyOf<typeof createOrder>> = {},
    ): BodyOf<typeof createOrder> => {
      const lines = wanted.map(([index, quantity]) => ({
        product_id: piece(index).productId,
        variant_id: piece(index).id,
        quantity,
        look: null,
      }));
      const items = wanted.reduce((sum, [index, quantity]) => sum + priceOf(index) * quantity, 0);
      return {
        lines,
        shipping_address: address,
        delivery: { mode: "HOME" },
        payment_method_id: methodId,
        expected_total_ttc: (items + (items >= 6000 ? 0 : 490)) / 100,
        ...changes,
      };
    },
  };
  return world;
}

export type OrderWorld = Awaited<ReturnType<typeof openOrderWorld>>;
export const aKey = (): string => crypto.randomUUID();
