// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { createRef } from "react";
import { afterEach, expect, it } from "vitest";
import fr from "#messages/fr.json" with { type: "json" };
import { PaymentForm } from "./payment-forms.tsx";
import type { PaymentFormHandle } from "./payment-form.ts";

afterEach(cleanup);

it.each([
  ["ideal_via_sandbox", fr.payment.service.ideal],
  ["klarna_paylater_via_stripe", fr.payment.service.klarna_paylater],
  ["klarna_paynow_via_adyen", fr.payment.service.klarna_paynow],
  ["paypal_via_sandbox", fr.payment.service.paypal],
] as const)("says at once what %s does: nothing moves under the press that follows the choice", (type, words) => {
  render(
    <NextIntlClientProvider locale="fr" messages={{ payment: fr.payment }} timeZone="Europe/Paris">
      <PaymentForm
        ref={createRef<PaymentFormHandle>()}
        type={type}
        publicKey={null}
        holder=""
        use="once"
        begin={async () => ""}
        returnUrl="http://shop.test/shop/checkout"
      />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(words)).toBeTruthy();
});
