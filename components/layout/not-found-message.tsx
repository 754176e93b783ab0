"use client";

import { usePathname } from "next/navigation";
import { buttonClass } from "#components/ui/button-class.ts";
import { Link } from "#components/ui/link.tsx";

const decodeSafely = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

const looks = ["primary", "secondary", "ghost"] as const;

/** Title, the path that is not there, a hint, and ways on. `texts`: title, sentence with `{path}`, hint. */
export function NotFoundMessage({
  texts: [title, sentence, hint],
  ways,
}: {
  texts: [string, string, string];
  ways: [href: string, label: string][];
}) {
  const path = decodeSafely(usePathname());
  return (
    <main className="message-page">
      <img src="/not-found.svg" alt="" width={480} height={320} loading="lazy" />
      <h1>{title}</h1>
      <p className="message-page-detail">{sentence.replace("{path}", () => path)}</p>
      <p>{hint}</p>
      <p className="message-page-ways">
        {ways.map(([href, label], index) => (
          <Link key={href} className={buttonClass({ variant: looks[index] ?? "ghost" })} href={href}>
            {label}
          </Link>
        ))}
      </p>
    </main>
  );
}
