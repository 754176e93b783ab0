import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Picture as PictureData } from "#contract/picture.ts";
import { Picture } from "#components/catalog/picture.tsx";
import { shellTextKey, type ShellName } from "#components/page/shell-texts.ts";
import { WavyLine } from "#components/ui/ornament.tsx";

interface IntroProps {
  title: string;
  intro: string;
  picture: PictureData;
  /** The first way on. */
  children?: ReactNode;
}

type PageIntroProps = Omit<IntroProps, "title" | "intro"> & { name: ShellName };

/** What a page is called and what it is for, as the catalogue says, beside its picture. */
export async function PageIntro({ name, ...rest }: PageIntroProps) {
  const t = await getTranslations("pages");
  const key = shellTextKey(name);
  return <Intro title={t(`${key}.title`)} intro={t(`${key}.intro`)} {...rest} />;
}

/** A heading and what follows from it, beside a picture. */
function Intro({ title, intro, picture, children }: IntroProps) {
  return (
    <div className="page grid items-center gap-8 md:grid-cols-2 md:gap-16">
      <div className="grid min-w-0 justify-items-start gap-4">
        <h1 tabIndex={-1} className="max-w-full text-3xl sm:text-4xl md:text-5xl">
          {title}
        </h1>
        <WavyLine className="w-28" />
        <p className="max-w-prose text-lg">{intro}</p>
        {children ? <div className="mt-2 flex flex-wrap gap-3">{children}</div> : null}
      </div>
      <Picture
        picture={picture}
        sizes="(min-width: 48rem) 50vw, 100vw"
        priority="first"
        className="aspect-3/2 w-full rounded object-cover object-right"
      />
    </div>
  );
}
