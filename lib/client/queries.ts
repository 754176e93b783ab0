import { queryOptions } from "@tanstack/react-query";
import { getClient } from "#contract/client.ts";
import { browserApi } from "#lib/http/browser-client.ts";

/** The signed-in client; ask only where there is a session. */
export const clientQuery = () =>
  queryOptions({ queryKey: ["client"], queryFn: ({ signal }) => browserApi().call(getClient, {}, { signal }) });
