import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../db/database.ts";
import { openTestDatabase } from "#tests/backend/test-database.ts";
import { and, eq } from "../db/orm.ts";
import { websiteContents } from "../db/schema/catalog.ts";
import { renderMail } from "./render.ts";
import { sampleMails } from "./samples.ts";
import { addShopSwitch } from "./shop-switch.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it.each(["welcome", "newsletter-welcome", "order-delivered"])(
  "a %s leads to the shop only where its reader's language has one",
  async (kind) => {
    const { db } = database;
    const ofDutch = and(
      eq(websiteContents.kind, "config"),
      eq(websiteContents.slug, "shop"),
      eq(websiteContents.locale, "nl"),
    );
    const mailIn = async (locale: string) => {
      const data = await addShopSwitch(db, { kind, locale, data: { ...sampleMails()[kind], list: "KID" } });
      return renderMail(kind, locale, data, "https://shop.example");
    };
    await db
      .update(websiteContents)
      .set({ data: { key: "shop", value: "false" } })
      .where(ofDutch);
    expect((await mailIn("de-AT")).text).toContain("https://shop.example/de/shop");
    const { html, text } = await mailIn("nl-BE");
    expect([html, text].filter((words) => /shop\.example\/nl\/shop/.test(words))).toEqual([]);
    await db
      .update(websiteContents)
      .set({ data: { key: "shop", value: "true" } })
      .where(ofDutch);
  },
);
