const port = Number(process.env.E2E_PORT ?? 3900);
const apiPort = Number(process.env.E2E_API_PORT ?? 4900);

export const shopUrl = `http://localhost:${port}`;

/** The shop that most tests share. */
export const shopVariables = {
  PORT: String(port),
  API_PORT: String(apiPort),
  DATA_DIR: process.env.E2E_DATA_DIR ?? ".data-e2e",
  /* The build is the one `npm start` makes: its absolute links name the default address. */
  SITE_URL: "http://localhost:3000",
  STOREFRONT_URL: shopUrl,
  /* What a page says of itself, that it is kept or made anew, is said by one process. */
  STOREFRONT_PROCESSES: "1",
  GALLERY: "on",
  /* Asked by everybody at once it would collect every few seconds: a quarter of its time. Shops of their own do, as a customer's. */
  FRONT_DOOR_WITHOUT: "give-back",
  /* Nobody answers there but a test of look-ups: no test asks the services themselves. */
  COMMUNES_URL: `http://127.0.0.1:${apiPort + 1}/communes`,
  POSTCODES_URL: `http://127.0.0.1:${apiPort + 1}/postcodes`,
};
