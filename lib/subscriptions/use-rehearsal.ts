"use client";

import { useEffect, useState } from "react";
import type { Subscription } from "#contract/subscriptions.ts";
import { changeSubscription } from "./actions.ts";
import type { Change } from "./change.ts";

/** What a subscription would be; `error` says why it cannot. Both null while the answer is under way. */
export interface Rehearsal {
  after: Subscription | null;
  error: unknown;
}

const underWay: Rehearsal = { after: null, error: null };

/** Asks what a change would do, each time another one is chosen; null asks nothing. */
export function useRehearsal(subscription: Subscription, change: Change | null): Rehearsal {
  const question = change && JSON.stringify([subscription.id, subscription.last_event.at, change]);
  const [answer, setAnswer] = useState<{ question: string; rehearsal: Rehearsal } | null>(null);
  useEffect(() => {
    if (question === null || change === null) return;
    let isWanted = true;
    const keep = (rehearsal: Rehearsal) => isWanted && setAnswer({ question, rehearsal });
    changeSubscription(subscription, change, { isRehearsal: true }).then(
      (after) => keep({ after, error: null }),
      (error: unknown) => keep({ after: null, error }),
    );
    return () => {
      isWanted = false;
    };
    // The question says all of the change and of the subscription that matters.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [question]);
  return answer?.question === question ? answer.rehearsal : underWay;
}
