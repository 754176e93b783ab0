import { mailKinds, renderMail } from "#backend/mails/render.ts";
import { sampleMails } from "#backend/mails/samples.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./accessible.ts";
import { anyWidth, test } from "./test.ts";

/* In the language with the longest words, on the narrowest phone, with no picture loaded: what mailboxes show at first. */
test.use({ visitLocale: "de", viewport: { width: 320, height: 640 } });

/* Of pages: a mailbox has its own around a mail. */
const ofPages = ["landmark-one-main", "region"];

test("every mail can be read on a narrow phone, by day and in the dark", anyWidth, async ({ page, baseURL }) => {
  const samples = sampleMails();
  for (const kind of mailKinds) {
    await page.emulateMedia({ colorScheme: "light" });
    await page.setContent(renderMail(kind, "de", samples[kind], baseURL ?? "").html);
    await test.step(kind, async () => {
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, { except: ofPages });
      await page.emulateMedia({ colorScheme: "dark" });
      await expectAccessible(page, { only: ["color-contrast"] });
    });
  }
});
