"use client";

import { useRouter } from "next/navigation";
import { useDeed } from "#components/forms/use-deed.ts";
import { toast } from "#components/ui/toast-store.ts";

interface Deed {
  /** Throws an `AppError`. */
  act: () => Promise<unknown>;
  /** What is said once it is done. */
  said: string;
  /** Takes it back; a toast offers it for a while. */
  undo?: { label: string; act: () => Promise<unknown>; said: string };
}

interface ProfileDeeds extends Pick<ReturnType<typeof useDeed>, "isBusy" | "refusal"> {
  /** True once it is done. */
  run: (deed: Deed) => Promise<boolean>;
}

/** One press, one change: said when it is done, taken back where it can be, and the page shows what is stored either way. */
export function useProfileDeed(): ProfileDeeds {
  const router = useRouter();
  const { isBusy, refusal, run: runDeed } = useDeed();

  const run = async ({ act, said, undo }: Deed): Promise<boolean> => {
    const isDone = await runDeed(async () => {
      await act();
      toast({
        message: said,
        ...(undo && { action: { label: undo.label, onPress: () => void run({ act: undo.act, said: undo.said }) } }),
      });
    });
    router.refresh();
    return isDone;
  };
  return { isBusy, refusal, run };
}
