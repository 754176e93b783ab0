import { randomUUID } from "node:crypto";
import type { Dependencies } from "../../context.ts";
import { ApiError } from "../../http/problem.ts";
import { isExpired } from "../../payment-methods/expiry.ts";
import { isOnSessionOnly, kindOf, onSessionMethod } from "../on-session-method.ts";
import type {
  ChargeInput,
  ChargeResult,
  MethodToSave,
  PaymentProvider,
  ProviderClient,
  ProviderPaymentMethod,
} from "../provider.ts";
import { chargeOutcome, type SandboxBehaviour } from "./cards.ts";
import { mayPay, maySave, methodIdOf, ownerMark } from "./owner.ts";
import { issueSetupIntent } from "./setup-intent.ts";
import { authorisableKinds, readRedirectResult, type AuthorisableKind } from "./redirect-result.ts";
import {
  decideCharge,
  findCharge,
  findSandboxMethod,
  giveBack,
  insertCharge,
  insertSandboxMethod,
  withTime,
  type SandboxPayment,
  type SandboxPaymentMethod,
} from "./store.ts";

type Needs = Pick<Dependencies, "db" | "clock" | "environment">;

export const sandboxMethodTypes = [
  "card_via_sandbox",
  "paypal_via_sandbox",
  "klarna_paylater_via_sandbox",
  "klarna_paynow_via_sandbox",
  "ideal_via_sandbox",
] as const;

/** Root-relative: the storefront passes `/payment-sandbox/challenge/*` on to the API. */
const challengePath = (id: string, locale: string): string =>
  `/payment-sandbox/challenge/${id}?locale=${locale.slice(0, 2)}`;

const toResult = (payment: SandboxPayment): ChargeResult => ({
  providerPaymentId: payment.id,
  status: payment.status === "PROCESSING" ? "PENDING" : payment.status,
  errorCode: payment.errorCode,
  ...(payment.status === "PROCESSING" && { isCustomerDone: true }),
  actionUrl: payment.status === "REQUIRES_ACTION" ? challengePath(payment.id, payment.locale) : null,
});

const toMethod = ({
  id,
  type,
  brand,
  last4,
  expirationDate,
  fingerprint,
}: SandboxPaymentMethod): ProviderPaymentMethod => ({
  providerPaymentMethodId: id,
  type: `${type}_via_sandbox`,
  brand,
  last4,
  expirationDate,
  fingerprint,
});

/**
 * The provider that needs no network. Its state lives in `sandbox_*` tables, written outside of the shop's
 * transactions like a real provider's: never call it inside of one.
 */
export function createSandboxProvider({ db, clock, environment }: Needs): PaymentProvider {
  async function requireMethod(id: string): Promise<SandboxPaymentMethod> {
    const method = await findSandboxMethod(db, id);
    if (method === null) throw new ApiError("PAYMENT_METHOD_REFUSED");
    return method;
  }

  function outcomeOf(behaviour: SandboxBehaviour, isOffSession: boolean): Pick<SandboxPayment, "status" | "errorCode"> {
    const { offSession, ...onSession } = chargeOutcome[behaviour];
    return isOffSession ? offSession : onSession;
  }

  async function behaviourOf(id: string): Promise<SandboxBehaviour> {
    if (isOnSessionOnly(id)) return "redirect-each-time";
    const { expirationDate, behaviour } = await requireMethod(id);
    return isExpired(expirationDate, clock.now()) ? "expired" : behaviour;
  }

  /** A service that its client lets charge from now on. */
  async function authorise(id: string, kind: AuthorisableKind): Promise<ProviderPaymentMethod> {
    const service = { type: kind, brand: kind, last4: "", behaviour: "redirect" } as const;
    await insertSandboxMethod(db, { id, ...service, expirationDate: null, fingerprint: null });
    return toMethod(await requireMethod(id));
  }

  /** What was authorised on the sandbox's page: the result names the method, so that using it twice saves one. */
  async function saveAuthorised(redirectResult: string, client: ProviderClient): Promise<ProviderPaymentMethod> {
    const authorised = readRedirectResult(environment.SESSION_SECRET, redirectResult, clock.now());
    if (authorised === null) throw new ApiError("SETUP_INTENT_FAILED");
    const { id, kind } = authorised;
    if (!maySave(environment.SESSION_SECRET, id, client.id)) throw new ApiError("PAYMENT_METHOD_REFUSED");
    return authorise(id, kind);
  }

  async function saveMethod({ client, ...wanted }: MethodToSave): Promise<ProviderPaymentMethod> {
    const { providerPaymentMethodId, redirectResult, type, isKept } = wanted;
    if (providerPaymentMethodId !== null) {
      if (!maySave(environment.SESSION_SECRET, providerPaymentMethodId, client.id))
        throw new ApiError("PAYMENT_METHOD_REFUSED");
      const method = await requireMethod(providerPaymentMethodId);
      // A bank is asked before a card is kept, as when it is charged; one that pays once is asked by its payment.
      const { errorCode } = chargeOutcome[method.behaviour];
      if (isKept && errorCode !== null) throw new ApiError("PAYMENT_METHOD_REFUSED", { data: { reason: errorCode } });
      return toMethod(method);
    }
    if (redirectResult !== null) return saveAuthorised(redirectResult, client);
    if (type === null || !sandboxMethodTypes.some((known) => known === type))
      throw new ApiError("PAYMENT_METHOD_REFUSED");
    if (kindOf(type) === "card") throw new ApiError("SETUP_INTENT_FAILED");
    return onSessionMethod(type, client.id);
  }

  return {
    gateway: "sandbox",
    paymentMethodTypes: sandboxMethodTypes,
    offeredTypes: async () => sandboxMethodTypes,
    publicKey: null,
    createSetupIntent: async ({ id }) => ({
      clientSecret: issueSetupIntent(environment.SESSION_SECRET, id, clock.now()),
    }),
    saveMethod,
    forgetMethod: async () => undefined,
    charge: async (input: ChargeInput) => {
      const { providerPaymentMethodId } = input.method;
      if (!mayPay(environment.SESSION_SECRET, providerPaymentMethodId, input.payer.clientId))
        throw new ApiError("PAYMENT_METHOD_REFUSED");
      const payment = await insertCharge(db, {
        id: `sandbox_pay_${randomUUID()}`,
        idempotencyKey: input.paymentId,
        paymentMethodId: providerPaymentMethodId,
        amountCents: input.amountCents,
        refundedCents: 0,
        ...outcomeOf(await behaviourOf(providerPaymentMethodId), input.isOffSession),
        returnUrl: input.returnUrl,
        locale: input.locale,
        createdAt: clock.now(),
        decidedAt: null,
      });
      return toResult(payment);
    },
    findStoredMethod: async ({ paymentId }, { clientId, type }) => {
      const kind = authorisableKinds.find((known) => known === kindOf(type));
      if (!kind) return null;
      const payment = await findCharge(db, paymentId);
      return payment?.status === "SUCCEEDED"
        ? authorise(methodIdOf(payment.id, ownerMark(environment.SESSION_SECRET, clientId)), kind)
        : null;
    },
    findCharge: async ({ paymentId }) => {
      const payment = await findCharge(db, paymentId);
      return payment === null ? null : toResult(await withTime(db, payment, clock.now()));
    },
    finishRedirect: async () => null,
    cancelCharge: async ({ paymentId }) => {
      const found = await findCharge(db, paymentId);
      if (found === null) return null;
      const payment = await withTime(db, found, clock.now());
      const isOpen = payment.status === "REQUIRES_ACTION" || payment.status === "PROCESSING";
      return toResult(isOpen ? await decideCharge(db, payment, { status: "FAILED", errorCode: "cancelled" }) : payment);
    },
    refund: async ({ refundKey, charge, amountCents }) => {
      const wanted = { id: `sandbox_re_${randomUUID()}`, idempotencyKey: refundKey, amountCents };
      const refund = await giveBack(db, wanted, charge);
      return refund === null
        ? { providerRefundId: null, status: "FAILED", errorCode: "charge_already_refunded" }
        : { providerRefundId: refund.id, status: "SENT", errorCode: null };
    },
    webhook: null,
  };
}
