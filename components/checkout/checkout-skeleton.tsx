"use client";

import { useTranslations } from "next-intl";
import { Skeleton } from "#components/ui/skeleton.tsx";

export function CheckoutSkeleton() {
  const t = useTranslations("checkout");
  return (
    <div aria-busy="true" className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
      <p className="sr-only">{t("loading")}</p>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-96 w-full" />
        <Skeleton className="h-20 w-full" />
      </div>
      <Skeleton className="hidden h-96 w-full lg:block" />
    </div>
  );
}
