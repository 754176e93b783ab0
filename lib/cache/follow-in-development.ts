import { getCacheHandler } from "next/dist/server/use-cache/handlers.js";
import { followChanges } from "./follow-changes.ts";

/** Under `next dev`: what is inside `use cache` is made anew once the API says that it changed. */
export const followInDevelopment = (apiUrl: string): void =>
  void followChanges(apiUrl, { drop: (tags) => void getCacheHandler("default")?.updateTags([...tags]) });
