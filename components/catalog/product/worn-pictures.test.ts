import { expect, it } from "vitest";
import { withWornPicture, wornByVariant } from "./worn-pictures.ts";
import type { Product } from "#contract/catalog.ts";

const image = (url: string) => ({ url, width: 600, height: 800, placeholder: "#fff" });
const product = {
  images: [
    { ...image("/front"), alt: "front" },
    { ...image("/back"), alt: "back" },
  ],
  variants: [2, 3, 4, 5].map((years) => ({
    variant_id: years,
    size: `${years} ans`,
    is_available: years !== 3,
    is_low_stock: false,
  })),
  worn: [2, 3, 4, 5].map((years) => ({
    size: `${years} ans`,
    wearer: "CHILD",
    height_cm: 100,
    image: image(`/worn/${years}`),
  })),
} as unknown as Product;
const describe = ({ size }: { size: string }) => `worn in ${size}`;

it("shows the piece on somebody after its front, in the middle of the sizes that are left", () => {
  expect(withWornPicture(product, describe).images.map(({ url }) => url)).toEqual(["/front", "/worn/4", "/back"]);
  const soldOut = { ...product, variants: product.variants.map((variant) => ({ ...variant, is_available: false })) };
  expect(withWornPicture(soldOut, describe).images[1]?.alt).toBe("worn in 3 ans");
});

it("leaves a product with photographs alone", () => {
  const photographed = { ...product, worn: [] };
  expect(withWornPicture(photographed, describe)).toBe(photographed);
  expect(wornByVariant(photographed, describe)).toEqual({});
});

it("names the picture of every variant", () => {
  expect(wornByVariant(product, describe)["5"]).toEqual(["/worn/5", "worn in 5 ans"]);
});
