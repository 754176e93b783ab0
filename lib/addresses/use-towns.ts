import { useEffect, useState } from "react";
import { isPostcodeValid } from "#contract/addresses.ts";
import type { CountryCode } from "#contract/locale.ts";
import { getTowns } from "#contract/towns.ts";
import { browserApi } from "#lib/http/browser-client.ts";
import { queryClient } from "#lib/query/query-client.ts";

const shortestPostcode = 4;

/** Whether a postcode is typed to its end. */
const isWhole = (country: CountryCode, postcode: string): boolean =>
  postcode.trim().length >= shortestPostcode && isPostcodeValid(country, postcode);

interface Found {
  /** What was asked for. */
  place: string;
  towns: readonly string[];
}

const none: Found = { place: "", towns: [] };

/** Towns of a postcode while it is typed; none before they are known, and where nobody knows. A look-up never fails. */
export function useTowns(country: CountryCode, postcode: string): readonly string[] {
  const [found, setFound] = useState(none);
  const place = isWhole(country, postcode) ? `${country} ${postcode.trim()}` : "";
  useEffect(() => {
    if (place === "") return undefined;
    let isStale = false;
    void queryClient()
      .fetchQuery({
        queryKey: ["towns", place],
        queryFn: ({ signal }) =>
          browserApi().call(getTowns, { query: { country, postcode: place.slice(3) } }, { signal }),
        staleTime: Infinity,
        retry: false,
      })
      .then(
        ({ towns }) => {
          if (!isStale) setFound({ place, towns });
        },
        () => undefined,
      );
    return () => {
      isStale = true;
    };
  }, [country, place]);
  return found.place === place ? found.towns : none.towns;
}
