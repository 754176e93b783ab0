import { queryOptions } from "@tanstack/react-query";
import { cartEngine, cartKey } from "./browser-engine.ts";

/** The cart of this browser or of the client; null where there is none yet. Read again when the tab comes back. */
export const cartQuery = () =>
  queryOptions({ queryKey: cartKey, queryFn: () => cartEngine().load(), refetchOnWindowFocus: "always" });
