import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLogger } from "../config/logger.ts";
import { parseEnvironment, type Environment } from "../config/environment.ts";
import { findTowns, pauseMs, tries } from "./service.ts";

let server: Server;
let environment: Environment;
const logs: string[] = [];
const asked: URL[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? "", "http://service"));
    answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  logs.length = 0;
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  environment = parseEnvironment({
    NODE_ENV: "test",
    SESSION_SECRET: "test-secret-that-is-long-enough-0123456789",
    STOREFRONT_URL: "http://localhost:3000",
    COMMUNES_URL: `${base}/communes`,
    POSTCODES_URL: `${base}/postcodes`,
    GEONAMES_USERNAME: "somebody",
  });
});

const json = (body: unknown) => (_: IncomingMessage, response: ServerResponse) =>
  void response.setHeader("content-type", "application/json").end(JSON.stringify(body));
const needs = () => ({ environment, log: createLogger(environment, { write: (line) => logs.push(line) }) });

it("tries three times, three seconds apart", () => expect([tries, pauseMs]).toEqual([3, 3000]));

describe("a French postcode", () => {
  it("is asked for once, however many ask, and its towns stand in the order of their names", async () => {
    answer = json([{ nom: "Rezé" }, { nom: "Nantes" }]);
    const all = await Promise.all([1, 2, 3].map(() => findTowns(needs(), { country: "FR", postcode: "44000" })));
    expect(all).toEqual([1, 2, 3].map(() => ["Nantes", "Rezé"]));
    expect(await findTowns(needs(), { country: "FR", postcode: "44000" })).toEqual(["Nantes", "Rezé"]);
    expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
      "/communes?codePostal=44000&fields=nom&format=json",
    ]);
  });

  it("is found in the table while the service is down, which is told once it was tried three times", async () => {
    answer = (_, response) => void response.writeHead(503).end();
    expect(await findTowns(needs(), { country: "FR", postcode: "44000" }, 5)).toEqual(["Nantes"]);
    expect(asked).toHaveLength(3);
    expect(logs.join("")).toContain("a look-up service for towns does not answer");
  });

  it("is found in the table while the service is slow, whose answer is kept", async () => {
    let late: ServerResponse | undefined;
    answer = (_, response) => void (late = response);
    expect(await findTowns(needs(), { country: "FR", postcode: "01400" })).toContain("L'Abergement-Clémenciat");
    late?.setHeader("content-type", "application/json").end(JSON.stringify([{ nom: "Châtillon" }]));
    await expect.poll(() => findTowns(needs(), { country: "FR", postcode: "01400" })).toEqual(["Châtillon"]);
    expect(asked).toHaveLength(1);
  });

  it("of an answer nobody can read counts as none", async () => {
    answer = json({ error: "changed" });
    expect(await findTowns(needs(), { country: "FR", postcode: "75011" }, 5)).toEqual(["Paris"]);
    expect(logs).toHaveLength(1);
  });

  it("that nobody has stands for no town", async () => {
    answer = json([]);
    expect(await findTowns(needs(), { country: "FR", postcode: "00000" })).toEqual([]);
  });
});

describe("a postcode elsewhere", () => {
  it("is asked for with its country, at most forty rows", async () => {
    answer = json({ postalCodes: [{ placeName: "Amsterdam" }, { placeName: "Amsterdam" }] });
    expect(await findTowns(needs(), { country: "NL", postcode: "1012 ab" })).toEqual(["Amsterdam"]);
    expect(asked[0]?.pathname).toBe("/postcodes");
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      country: "NL",
      postalcode: "1012",
      maxRows: "40",
      username: "somebody",
    });
  });

  it("stands for no town while the service is down", async () => {
    answer = (request) => request.socket.destroy();
    expect(await findTowns(needs(), { country: "DE", postcode: "10115" }, 5)).toEqual([]);
    expect(asked).toHaveLength(3);
  });

  it("is not asked for where the shop has no name at the service", async () => {
    environment = { ...environment, GEONAMES_USERNAME: undefined };
    expect(await findTowns(needs(), { country: "DE", postcode: "10115" })).toEqual([]);
    expect(asked).toEqual([]);
  });
});
