import { queryOptions } from "@tanstack/react-query";
import { readClientId } from "#lib/session/client-status.ts";
import { loadFavourites } from "./favourites.ts";

/** The favourites of whoever is here, newest first. */
export const favouritesQuery = () =>
  queryOptions({ queryKey: ["favourites", readClientId()], queryFn: loadFavourites, staleTime: 0 });
