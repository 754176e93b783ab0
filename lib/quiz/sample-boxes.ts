import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { composeDraftBox, type DraftBox, type DraftQuizCode } from "#contract/draft-box.ts";
import type { Locale } from "#contract/locale.ts";
import { cacheTags } from "#lib/cache/tags.ts";
import { AppError } from "#lib/http/app-error.ts";
import { publicApi } from "#lib/http/server-client.ts";

/** Whose box is shown to those who have not told anything yet. */
export type SampleName = "girl" | "boy" | "woman";

interface Wearer {
  code: DraftQuizCode;
  ageYears: number | null;
  answers: Record<string, unknown>;
}

const wearers: Record<SampleName, Wearer> = {
  girl: {
    code: "signup",
    ageYears: 4,
    answers: {
      firstname: "Jeanne",
      gender: "GIRL",
      top_size: "4 ans",
      bottom_size: "4 ans",
      styles: ["playful"],
      colors_loved: ["yellow", "blue"],
      needs: ["school"],
      budget_level: "balanced",
    },
  },
  boy: {
    code: "signup",
    ageYears: 8,
    answers: {
      firstname: "Marcel",
      gender: "BOY",
      top_size: "8 ans",
      bottom_size: "8 ans",
      styles: ["sporty"],
      colors_loved: ["green", "blue"],
      needs: ["outdoor"],
      budget_level: "balanced",
    },
  },
  woman: {
    code: "signup-woman",
    ageYears: null,
    answers: {
      firstname: "Ines",
      top_size: "M",
      bottom_size: "M",
      styles: ["classic"],
      colors_loved: ["blue", "beige"],
      needs: ["office"],
      budget_level: "balanced",
    },
  },
};

/** A box as it would be composed today for somebody like this; null when the stock allows none. */
export async function findSampleBox(locale: Locale, name: SampleName): Promise<DraftBox | null> {
  "use cache";
  cacheLife("days");
  cacheTag(cacheTags.catalog);
  const { code, ageYears, answers } = wearers[name];
  const birthdate = ageYears === null ? {} : { birthdate: `${new Date().getFullYear() - ageYears}-03-12` };
  try {
    return await publicApi(locale).call(composeDraftBox, { body: { code, answers: { ...answers, ...birthdate } } });
  } catch (error) {
    if (error instanceof AppError && error.kind === "domain") return null;
    throw error;
  }
}
