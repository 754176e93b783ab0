import { hash, verify } from "@node-rs/argon2";

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of a random password nobody knows: verified against where there is no account, so that both cases take as long. */
const nobodysHash = "$argon2id$v=19$m=19456,t=2,p=1$mcqvqJV+GiX0TGl7/y6B4g$gCwIoK6HBacY6TJrgO4NF3tsLvZvz1EaMFcR9jjHmJw";

/** The same password typed on two keyboards may differ in bytes; NIST SP 800-63B asks for normalisation. */
const normalise = (password: string): string => password.normalize("NFKC");

/** argon2id hash with its parameters and salt. */
export const hashPassword = (password: string): Promise<string> => hash(normalise(password), parameters);

/** Compares in constant work: an unknown account (`storedHash` null) costs as much as a wrong password. */
export async function isPasswordRight(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? nobodysHash, normalise(password));
  return matches && storedHash !== null;
}

/** A password that is the e-mail, one repeated character or a run along the alphabet or the digits. */
export function isPasswordGuessable(password: string, email: string): boolean {
  const typed = normalise(password).toLowerCase();
  const localPart = email.slice(0, email.lastIndexOf("@")).toLowerCase();
  const runs = [
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890123456789",
    "qwertyuiopasdfghjklzxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "qwertzuiopasdfghjklyxcvbnm",
  ];
  const reversed = Array.from(typed).toReversed().join("");
  return (
    typed === email.toLowerCase() ||
    typed === localPart ||
    new Set(typed).size === 1 ||
    runs.some((run) => run.includes(typed) || run.includes(reversed)) ||
    /^(motdepasse|passwort|wachtwoord|contraseña|password)\d*$/.test(typed)
  );
}
