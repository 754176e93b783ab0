import { useLocale } from "next-intl";
import { NotFoundMessage } from "./not-found-message.tsx";

export function NotFoundView() {
  return <NotFoundMessage locale={useLocale()} />;
}
