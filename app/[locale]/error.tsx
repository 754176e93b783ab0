"use client";

import "#components/sheets/public.css";
import { ErrorView } from "#components/layout/error-view.tsx";

export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <ErrorView error={error} retry={reset} />;
}
