const names = "prospect, shopper, one-shot, subscriber, paused, terminated, woman, giver, loyal, failed-payment";

/** Who one can sign in as in a demo, for the line a start prints; the README says what each of them shows. */
export const demoAccounts = `demo accounts ${names} (each @example.com), password Malle-demo-2026`;
