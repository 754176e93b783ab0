import { Skeleton, SkeletonText } from "#components/ui/skeleton.tsx";

/** Lines to come, of the size of lines. */
export function CartSkeleton({ lines = 2 }: { lines?: number }) {
  return (
    <div aria-busy="true" className="flex flex-col">
      {Array.from({ length: lines }, (_, line) => (
        <CartLineSkeleton key={line} />
      ))}
    </div>
  );
}

export function CartLineSkeleton() {
  return (
    <div className="flex gap-4 border-b-[1.5px] border-line py-4">
      <Skeleton className="aspect-3/4 w-24 shrink-0" />
      <SkeletonText lines={3} className="flex-1" />
    </div>
  );
}
