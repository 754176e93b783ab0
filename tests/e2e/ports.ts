/** Who has servers of its own beside those that most tests share: each has its place, for two may run at once. */
const places = {
  outage: 1,
  stripe: 2,
  "app-shell": 3,
  policy: 4,
  memory: 5,
  adyen: 6,
  "over-time": 7,
  "two-storefronts": 8,
} as const;

export interface Ports {
  port: number;
  apiPort: number;
}

/** Beyond the port where the shared shop expects the towns of postcodes, at which nobody is to answer. */
const first = 1;

export const portsOf = (who: keyof typeof places): Ports => ({
  port: Number(process.env.E2E_PORT ?? 3900) + first + places[who],
  apiPort: Number(process.env.E2E_API_PORT ?? 4900) + first + places[who],
});
