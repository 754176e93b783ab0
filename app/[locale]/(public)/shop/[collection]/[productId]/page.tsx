import { notFound, permanentRedirect } from "next/navigation";
export const generateStaticParams = () => [{ collection: "denim", productId: "1" }];
export default async function C({ params }: { params: Promise<{ collection: string; productId: string }> }) {
  const { collection, productId } = await params;
  if (productId === "999") notFound();
  if (productId === "5") permanentRedirect("/shop/denim/5-robe");
  return <main><h1>product {collection} {productId}</h1></main>;
}
