import { describe, expect, it } from "vitest";
import { findWeakness } from "./password-strength.ts";

const owner = { email: "Jeanne.Martin@example.com", names: ["Jeanne", "Durand"] };

describe("what makes a password easy to guess", () => {
  it.each([
    ["Password1!", "password_common"],
    ["password12", "password_common"],
    ["motdepasse123", "password_simple"],
    ["iloveyou123", "password_common"],
    ["petitemalle", "password_personal"],
    ["Petite-Malle", "password_personal"],
    ["petite malle 1", "password_personal"],
    ["jeanne.martin@example.com", "password_personal"],
    ["Jeanne.Martin", "password_personal"],
    ["jeannedurand", "password_personal"],
    ["aaaaaaaaaa", "password_pattern"],
    ["0987654321", "password_common"],
    ["abcdefghijkl", "password_pattern"],
    ["azertyuiop", "password_pattern"],
    ["lolalolalola", "password_pattern"],
    ["12/04/1985", "password_date"],
    ["soleil1234", "password_simple"],
    ["bonjour2024", "password_simple"],
  ])("%s: %s", async (password, reason) => expect(await findWeakness(password, owner)).toBe(reason));

  it.each([
    "Malle-demo-2026",
    "Petits-pois-2026",
    "trois petits chats",
    "Sieben-bunte-Knöpfe",
    "crème brûlée 12",
    "vier groene fietsen",
    "cinco gatos azules",
    "kT7#pq2Lx9",
  ])("%s has none", async (password) => expect(await findWeakness(password, owner)).toBeNull());

  it("knows one typed in another form of Unicode", async () =>
    expect(
      await findWeakness("jérémie".repeat(2).normalize("NFD"), { email: "a@b.fr", names: ["Jérémie"] }),
    ).not.toBeNull());

  it("judges somebody without a name", async () =>
    expect(await findWeakness("trois petits chats", { email: "a@b.fr", names: ["", " "] })).toBeNull());
});

describe("a long password", () => {
  it("is judged by its beginning alone, so that no length costs more", async () => {
    const strong = "quatorze girafes timides";
    expect(await findWeakness(strong.padEnd(200, "1"), owner)).toBeNull();
    expect(await findWeakness("a".repeat(200), owner)).toBe("password_pattern");
  });

  it.each([
    ["substitutions", "4@8({[<3969!1|0$5+7%2"],
    ["a word over and over", "Password1!"],
    ["dates", "12041985"],
  ])("made of %s holds nobody up", async (_, part) => {
    const cpuMs = async (): Promise<number> => {
      const before = process.cpuUsage();
      await findWeakness(part.repeat(200).slice(0, 200), owner);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    expect(Math.min(await cpuMs(), await cpuMs(), await cpuMs())).toBeLessThan(250);
  });
});
