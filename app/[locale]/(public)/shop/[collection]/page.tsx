import { notFound } from "next/navigation";
export const generateStaticParams = () => [{ collection: "denim" }];
export default async function C({ params }: { params: Promise<{ collection: string }> }) {
  const { collection } = await params;
  if (collection === "nope") notFound();
  return <main><h1>static {collection}</h1><a href="?page=2">p2</a></main>;
}
