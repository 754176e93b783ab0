// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { findNavigationLink, formPath, hasParts, isPlainPress, linkPath } from "./link-press.ts";

const first = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`nothing matches ${selector}`);
  return element;
};

describe("findNavigationLink", () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <a id="inside" data-nav href="/shop?page=2#list"><span>Shop</span></a>
      <a id="plain" href="/shop">x</a>
      <a id="outside" data-nav href="https://elsewhere.example/">x</a>
      <a id="tab" data-nav target="_blank" href="/shop">x</a>
      <a id="file" data-nav download href="/shop">x</a>`;
  });
  it("finds the link around what was pressed, with its query and anchor", () => {
    const link = findNavigationLink(first("span"));
    expect(link && linkPath(link)).toBe("/shop?page=2#list");
  });
  it.each(["#plain", "#outside", "#tab", "#file"])("leaves %s to the browser", (selector) =>
    expect(findNavigationLink(first(selector))).toBeNull(),
  );
});

describe("isPlainPress", () => {
  it("takes the main button", () => expect(isPlainPress(new MouseEvent("mousedown", { button: 0 }))).toBe(true));
  it.each([{ button: 1 }, { button: 2 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    "not %j",
    (init) => expect(isPlainPress(new MouseEvent("mousedown", init))).toBe(false),
  );
});

describe("formPath", () => {
  it("joins the values of one name and leaves empty fields out", () => {
    document.body.innerHTML = `<form data-nav action="/shop/all-products"><input name="name" value=""><input name="size" value="4 ans"><input name="size" value="6 ans"></form>`;
    expect(formPath(first("form"), null)).toBe("/shop/all-products?size=4+ans%2C6+ans");
  });
  it("leaves other forms alone", () => {
    document.body.innerHTML = `<form action="/x"></form><form data-nav method="post" action="/y"></form>`;
    expect([...document.forms].map((form) => formPath(form, null))).toEqual([null, null]);
  });
});

describe("hasParts", () => {
  it.each(["/", "/de", "/woman", "/nl/woman", "/shop", "/shop/girls", "/es/shop/girls/12-vestido"])(
    "%s keeps its content in its HTML",
    (path) => expect(hasParts(path)).toBe(true),
  );
  it.each([
    "/faq",
    "/shop/birth-gift",
    "/shop/cart",
    "/de/shop/checkout",
    "/shop/girls?size=4",
    "/login",
    "/infos/orders",
  ])("%s not", (path) => expect(hasParts(path)).toBe(false));
});
