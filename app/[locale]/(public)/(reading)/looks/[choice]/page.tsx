import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { chosenLooksMetadata, LooksPageView } from "#components/content/looks-page.tsx";
import { parseLookChoice } from "#lib/catalog/look-choice.ts";

interface ChosenLooksProps {
  params: Promise<{ choice: string }>;
}

/** Whole and static: there is no shell to show before its parameters are known. */
export const instant = false;

/** One, so that a build stays short: the others are rendered at their first visit and kept. */
export const generateStaticParams = () => [{ choice: "baby" }];

export async function generateMetadata({ params }: ChosenLooksProps): Promise<Metadata> {
  const choice = parseLookChoice((await params).choice);
  return choice ? chosenLooksMetadata(choice) : {};
}

export default async function ChosenLooksPage({ params }: ChosenLooksProps) {
  const choice = parseLookChoice((await params).choice);
  if (!choice) notFound();
  return <LooksPageView choice={choice} />;
}
