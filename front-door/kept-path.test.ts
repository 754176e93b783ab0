import { expect, it } from "vitest";
import { keptPath } from "./kept-path.ts";

it.each([
  ["/", "/fr"],
  ["/?utm_source=mail", "/fr"],
  ["/de", "/de"],
  ["/shop/girls", "/fr/shop/girls"],
  ["/nl/shop/girls/12-robe?from=mail", "/nl/shop/girls/12-robe"],
  ["/shop/girls?page=2", "/fr/filtered/girls/2"],
  ["/de/shop/girls?utm_source=mail&page=12", "/de/filtered/girls/12"],
  ["/shop/girls?page=02", "/fr/shop/girls"],
  ["/shop/girls?page=2&sort=price", "/fr/shop/girls"],
  ["/blog?page=2", "/fr/blog"],
  ["/giftcard?for=woman", "/fr/giftcard/woman"],
  ["/giftcard?for=child", "/fr/giftcard"],
  ["/es/giftcard?for=woman", "/es/giftcard/woman"],
])("of %s Next keeps %s", (target, path) => expect(keptPath(target)).toBe(path));
