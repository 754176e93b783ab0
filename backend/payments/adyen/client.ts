import { CheckoutAPI, Client, EnvironmentEnum, HttpClientException } from "@adyen/api-library";

export interface AdyenSettings {
  apiKey: string;
  merchantAccount: string;
  clientKey: string;
  hmacKey: string;
  environment: "test" | "live";
  /** Prefix of the live addresses of the merchant; needed when `environment` is `live`. */
  livePrefix?: string | undefined;
  /** Another address of the API, for tests. */
  apiBase?: string | undefined;
}

const timeoutMs = 20_000;

type Options = NonNullable<Parameters<Client["httpClient"]["request"]>[4]>;

function addressOf(endpoint: string, { params }: Options, apiBase: string | undefined): URL {
  const known = new URL(endpoint);
  const url = apiBase === undefined ? known : new URL(known.pathname, apiBase);
  for (const [name, value] of new URLSearchParams(params as Record<string, string>)) url.searchParams.set(name, value);
  return url;
}

/** Adyen's own code of a refusal; empty where something else than Adyen answered. */
function codeIn(body: string): string {
  try {
    return (JSON.parse(body) as { errorCode?: string } | null)?.errorCode ?? "";
  } catch {
    return "";
  }
}

/** The library's own transport speaks https to Adyen only; this one also reaches a stand-in, and gives up in time. */
const transport = ({ apiKey, apiBase }: AdyenSettings): Client["httpClient"] => ({
  request: async (endpoint, json, _config, _isKeyRequired, options = {}) => {
    const method = options.method ?? "POST";
    const answer = await fetch(addressOf(endpoint, options, apiBase), {
      method,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        "content-type": "application/json",
        "x-api-key": apiKey,
        ...(options.idempotencyKey ? { "idempotency-key": options.idempotencyKey } : {}),
      },
      ...(method === "GET" || method === "DELETE" ? {} : { body: json.toString() }),
    });
    const body = await answer.text();
    if (answer.ok) return body;
    throw new HttpClientException({
      message: `Adyen answered ${answer.status}`,
      statusCode: answer.status,
      responseBody: body,
      errorCode: codeIn(body),
    });
  },
});

export function connect(settings: AdyenSettings): CheckoutAPI {
  const isLive = settings.environment === "live";
  const config = {
    apiKey: settings.apiKey,
    environment: isLive ? EnvironmentEnum.LIVE : EnvironmentEnum.TEST,
    ...(settings.livePrefix === undefined ? {} : { liveEndpointUrlPrefix: settings.livePrefix }),
  };
  return new CheckoutAPI(new Client(config, transport(settings)));
}

/**
 * The account takes no payments of this kind, or no longer. The published error of it has the code 905 and, of all statuses, 500; what
 * follows the number in `905_1` and its like is told on Adyen's pages only.
 */
export const isKindRefused = ({ errorCode }: HttpClientException): boolean => /^905(_|$)/.test(errorCode ?? "");

/**
 * Adyen understood the request and refuses it: asking again changes nothing. 404 is not among the published statuses; it would say that
 * what the address names is gone.
 */
export const isRefusal = (error: unknown): error is HttpClientException =>
  error instanceof HttpClientException && ([400, 404, 422].includes(error.statusCode) || isKindRefused(error));
