import "#components/sheets/public.css";
import { NotFoundView } from "#components/layout/not-found-view.tsx";

export default function NotFound() {
  return <NotFoundView />;
}
