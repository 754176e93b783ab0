import { ContentPage } from "#components/page/content-page.tsx";
import { shellMetadata } from "#components/page/shell-metadata.ts";
import { AlertStep } from "#components/stock-alert/alert-step.tsx";

interface StockAlertPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Whole at once: what comes later needs a script to be put in its place, and this form works without one. */
export const instant = false;

export const generateMetadata = () => shellMetadata("stock-alert");

export default function StockAlertPage({ searchParams }: StockAlertPageProps) {
  return (
    <ContentPage name="stock-alert">
      <div className="mt-8">
        <AlertStep searchParams={searchParams} />
      </div>
    </ContentPage>
  );
}
