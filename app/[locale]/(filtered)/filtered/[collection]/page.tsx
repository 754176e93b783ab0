import { Suspense } from "react";
export default function F({ params, searchParams }: { params: Promise<{ collection: string }>; searchParams: Promise<Record<string,string>> }) {
  return <main><h1>filtered</h1><Suspense><R params={params} searchParams={searchParams} /></Suspense></main>;
}
async function R({ params, searchParams }: { params: Promise<{ collection: string }>; searchParams: Promise<Record<string,string>> }) {
  return <p>{(await params).collection} {JSON.stringify(await searchParams)}</p>;
}
