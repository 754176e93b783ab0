import { hash, verify } from "@node-rs/argon2";

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of a random password nobody knows: verified against where there is no account, so that both cases take as long. */
const nobodysHash = "$argon2id$v=19$m=19456,t=2,p=1$mcqvqJV+GiX0TGl7/y6B4g$gCwIoK6HBacY6TJrgO4NF3tsLvZvz1EaMFcR9jjHmJw";

/** The same password typed on two keyboards may differ in bytes; NIST SP 800-63B asks for normalisation. */
export const normalisePassword = (password: string): string => password.normalize("NFKC");

/** argon2id hash with its parameters and salt. */
export const hashPassword = (password: string): Promise<string> => hash(normalisePassword(password), parameters);

/** Compares in constant work: an unknown account (`storedHash` null) costs as much as a wrong password. */
export async function isPasswordRight(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? nobodysHash, normalisePassword(password));
  return matches && storedHash !== null;
}
