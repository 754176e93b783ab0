import { startStorefront } from "./serve.ts";

const storefront = await startStorefront(Number(process.env.PORT ?? 3000), process.env.BEHIND_PROXY === "true");
let isStopping = false;
const stop = (): void => {
  // Ctrl+C reaches this process twice: from the terminal and from the program that started it.
  if (isStopping) return;
  isStopping = true;
  storefront.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
};
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
