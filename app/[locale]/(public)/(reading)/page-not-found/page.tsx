import { notFound } from "next/navigation";
export default function PageNotFound(): never {
  notFound();
}
