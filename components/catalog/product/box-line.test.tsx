// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, it } from "vitest";
import nl from "#messages/nl.json" with { type: "json" };
import { BoxLine } from "./box-line.tsx";

afterEach(cleanup);

it.each([
  ["KID", true, nl.product.inBox, "/nl/quiz/signup/kid?wishes=7", "/nl/your-shop?wishes=7"],
  ["WOMAN", true, nl.product.inBoxWoman, "/nl/quiz/signup/woman?wishes=7", "/nl/your-shop?wishes=7"],
  ["KID", false, nl.product.inBox, "/nl/quiz/signup/kid?wishes=7", undefined],
] as const)("leads visitors to the quiz, and clients to their box where they have shops: %s, %s", (...row) => {
  const [type, hasOwnShops, name, visitors, clients] = row;
  render(
    <NextIntlClientProvider locale="nl" messages={nl}>
      <BoxLine product={{ id: 7, profile_type: type }} hasOwnShops={hasOwnShops} />
    </NextIntlClientProvider>,
  );
  const link = screen.getByRole("link", { name });
  expect([link.getAttribute("href"), link.dataset["memberHref"]]).toEqual([visitors, clients]);
});
