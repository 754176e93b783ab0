import { todayOf } from "#backend/subscriptions/calendar.ts";
import { createShippingAddress, type AddressInput } from "#contract/addresses.ts";
import type { AnswerOf, Endpoint } from "#contract/endpoint.ts";
import type { LocaleOption } from "#contract/locale.ts";
import {
  createPaymentMethod,
  createSandboxToken,
  createSetupIntent,
  updatePaymentMethod,
} from "#contract/payment-methods.ts";
import { createProfile, type ProfileInput } from "#contract/profiles.ts";
import { refreshSession, signUp, type Session } from "#contract/session.ts";
import { kidSizes, kidShoeSizes, womanSizes } from "#contract/sizes.ts";
import { anAddress, aCardForm, testPassword } from "../builders.ts";
import type { CallInput } from "../contract-call.ts";
import { createChance, type Chance } from "./chance.ts";
import type { Town } from "./town.ts";

export interface Wearer {
  id: string;
  kind: "KID" | "WOMAN";
}

/** A household of the town and what it remembers. */
export interface Resident {
  town: Town;
  chance: Chance;
  email: string;
  lastname: string;
  clientId: string;
  wearers: Wearer[];
  hasAddress: boolean;
  /** Methods that were saved, the newest last. */
  methods: { id: string; lastDay: string | null }[];
  /** A code somebody was given and has not used. */
  codes: string[];
  isFriend: boolean;
  /** What was left out of a subscription: the box that was open, or none where it was only planned. */
  skipped: { subscription: { id: string; sid: string }; boxId: number | null }[];
  /** By piece, who was given it in the family. */
  handedDown: Map<string, string>;
  /** Signs the call; one that is refused fails the test: everything a household does is allowed. */
  call: <E extends Endpoint>(endpoint: E, input: Omit<CallInput<E>, "token">) => Promise<AnswerOf<E>>;
}

/** Test numbers of the sandbox and how many have them. */
const purse = [
  [70, "4242 4242 4242 4242"],
  [18, "4000 0000 0000 0341"],
  [8, "4000 0025 0000 3155"],
  [4, "4000 0000 0000 0663"],
] as const;
export const goodCard = purse[0][1];
/** Refused at once: no bank lets them be kept. */
const refusedCards = [
  [6, "4000 0000 0000 9995"],
  [4, "4000 0000 0000 0002"],
] as const;
/** Refused while its owner is not there. */
export const shyCard = purse[1][1];

type Place = Pick<AddressInput, "country_code" | "postcode" | "city"> & { locale: LocaleOption };
const homes: readonly (readonly [number, Place])[] = [
  [70, { country_code: "FR", postcode: "44000", city: "Nantes", locale: "fr-FR" }],
  [12, { country_code: "BE", postcode: "1000", city: "Bruxelles", locale: "nl-BE" }],
  [8, { country_code: "DE", postcode: "50667", city: "Köln", locale: "de-DE" }],
  [5, { country_code: "NL", postcode: "1011 AB", city: "Amsterdam", locale: "nl-NL" }],
  [5, { country_code: "ES", postcode: "28001", city: "Madrid", locale: "es-ES" }],
];

/** The newest session: it is refreshed once its access token may be over. */
function keepSession({ api }: Town, first: Session) {
  let [session, since] = [first, api.clock.now().getTime()];
  return async (): Promise<string> => {
    const now = api.clock.now().getTime();
    if (now - since > 10 * 60_000) {
      session = await api.call(refreshSession, { body: { refresh_token: session.refresh_token } });
      since = now;
    }
    return session.access_token;
  };
}

/** A card to pay with; one that is kept is the household’s from now on. */
export async function saveCard(home: Resident, number: string, is_kept = true): Promise<string> {
  const { client_secret } = await home.call(createSetupIntent, {});
  const soon = home.town.api.clock.now().getUTCFullYear() + 2;
  const form = { ...aCardForm(client_secret, number), expiry_year: soon, holder: `Lou ${home.lastname}` };
  const { provider_payment_method_id } = await home.town.api.call(createSandboxToken, { body: form });
  const body = { provider_payment_method_id, payment_gateway: "sandbox", is_kept } as const;
  const method = await home.call(createPaymentMethod, { body });
  if (!is_kept) return method.id;
  home.methods.push({ id: method.id, lastDay: method.expiration_date });
  home.town.note("card saved");
  return method.id;
}

/** A card as people have them: most are good, some are refused or ask at the bank. */
export const saveAnyCard = (home: Resident): Promise<string> => saveCard(home, home.chance.choose(purse));

/** The newest method that is valid today, or a new one; now and then a card that is refused. */
export function methodToPayWith(home: Resident): Promise<string> | string {
  if (home.chance.happens(0.08)) return saveCard(home, home.chance.choose(refusedCards), false);
  const today = todayOf(home.town.api.clock.now());
  return home.methods.findLast(({ lastDay }) => lastDay === null || lastDay >= today)?.id ?? saveAnyCard(home);
}

/** Another card, from now on the one that is charged. */
export async function replaceCard(home: Resident, number: string = goodCard): Promise<string> {
  const id = await saveCard(home, number);
  await home.call(updatePaymentMethod, { params: { id }, body: { is_default: true } });
  return id;
}

export async function moveHouse(home: Resident): Promise<void> {
  const { locale: _, ...place } = home.chance.choose(homes);
  const street = `${home.chance.between(1, 999)} quai Vert`;
  await home.call(createShippingAddress, { body: anAddress({ ...place, street, lastname: home.lastname }) });
  home.hasAddress = true;
}

/** One woman a household: the account is hers. */
const anyWearer = (chance: Chance, now: Date, hasWoman: boolean): ProfileInput => {
  if (chance.happens(0.25) && !hasWoman)
    return {
      profile_type: "WOMAN",
      firstname: "Lou",
      gender: "WOMAN",
      top_size: chance.pick(womanSizes.slice(0, 5)),
      bottom_size: chance.pick(womanSizes.slice(0, 5)),
      shoe_size: String(chance.between(36, 41)),
    };
  const age = chance.between(2, 10);
  const size = kidSizes.find((one) => one.endsWith("ans") && Number.parseInt(one) >= age) ?? "10 ans";
  return {
    profile_type: "KID",
    firstname: `Enfant ${chance.between(1, 9999)}`,
    gender: chance.pick(["GIRL", "BOY"] as const),
    birthdate: `${now.getUTCFullYear() - age}-${String(chance.between(1, 12)).padStart(2, "0")}-${chance.between(10, 28)}`,
    top_size: size,
    bottom_size: size,
    shoe_size: kidShoeSizes[Math.min(kidShoeSizes.length - 1, 8 + age)] ?? "30",
  };
};

export async function welcomeWearer(home: Resident): Promise<Wearer> {
  const body = anyWearer(
    home.chance,
    home.town.api.clock.now(),
    home.wearers.some(({ kind }) => kind === "WOMAN"),
  );
  const { id, profile_type } = await home.call(createProfile, { body });
  const wearer = { id, kind: profile_type };
  home.wearers.push(wearer);
  return wearer;
}

/** A household opens its account for one or two people who wear things. */
export async function moveIn(town: Town, index: number, godfather: Resident | null): Promise<Resident> {
  const chance = createChance(20_261_121 + index);
  const email = `maison-${index}@example.com`;
  const lastname = `Maison ${index}`;
  const { locale } = chance.choose(homes);
  const person = { email, password: testPassword, firstname: "Lou", lastname, locale };
  const body = { ...person, ...(godfather ? { godfather_email: godfather.email } : {}) };
  const session = await town.api.call(signUp, { body });
  const token = keepSession(town, session);
  const home: Resident = {
    town,
    chance,
    email,
    lastname,
    clientId: session.client_id,
    wearers: [],
    hasAddress: false,
    methods: [],
    codes: [],
    isFriend: godfather !== null,
    skipped: [],
    handedDown: new Map(),
    call: async (endpoint, input) =>
      town.api.call(endpoint, { ...input, token: await token(), locale } as CallInput<typeof endpoint>),
  };
  await welcomeWearer(home);
  if (chance.happens(0.3)) await welcomeWearer(home);
  town.note("household");
  return home;
}
