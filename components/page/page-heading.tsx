import { getTranslations } from "next-intl/server";
import { SectionHeading } from "#components/ui/section-heading.tsx";
import { shellTextKey, type ShellName } from "./shell-texts.ts";

/** What a page is called and what it is for. */
export async function PageHeading({ name }: { name: ShellName }) {
  const t = await getTranslations("pages");
  const key = shellTextKey(name);
  return <SectionHeading level={1} title={t(`${key}.title`)} intro={t(`${key}.intro`)} wavy />;
}
