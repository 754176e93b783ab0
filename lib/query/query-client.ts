import { QueryClient } from "@tanstack/react-query";
import { AppError } from "#lib/http/app-error.ts";

/** An answer of the API will not change by asking again; a missing one may. */
const mayPass = (error: unknown): boolean =>
  error instanceof AppError && (error.kind === "network" || (error.status ?? 0) >= 500);

const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && mayPass(error), networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });

let client: QueryClient | undefined;

/** The one client of a browser, shared by pages and the parts that load later; on the server a new one each time. */
export function queryClient(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  client ??= createQueryClient();
  return client;
}
