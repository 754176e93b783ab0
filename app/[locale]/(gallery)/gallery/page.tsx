import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { FormGallery } from "#components/gallery/form-gallery.tsx";
import { UiGallery } from "#components/gallery/ui-gallery.tsx";
import { env } from "#lib/env/server.ts";
import { pickMessages } from "#lib/i18n/messages.ts";

export const metadata: Metadata = { title: "Gallery", robots: { index: false, follow: false } };

/** Not streamed: where there is no gallery the answer is a 404. */
export const instant = false;

/** Every part of `components/ui` and of the form kit, in every state: for who builds with them, not for customers. */
export default async function GalleryPage() {
  await connection();
  if (env.GALLERY === "off") notFound();
  const messages = pickMessages(await getMessages(), "validation", "error");
  return (
    <main className="mx-auto grid w-full max-w-4xl gap-16 px-4 py-12 sm:px-6" lang="en">
      <h1 className="text-4xl">Gallery</h1>
      <UiGallery />
      <NextIntlClientProvider messages={messages}>
        <FormGallery />
      </NextIntlClientProvider>
    </main>
  );
}
