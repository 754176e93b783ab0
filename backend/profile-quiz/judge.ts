import type { Judgement } from "#contract/quiz-answers.ts";
import type { Transaction } from "../db/database.ts";
import { and, eq, inArray, sql } from "../db/orm.ts";
import { looks } from "../db/schema/catalog.ts";
import { lookLikes } from "../db/schema/profile.ts";
import type { StoredProfile } from "../profiles/store.ts";

/**
 * Looks that were liked or not in a quiz, as if each was judged by its own call, in this order. A look that is of another
 * line, or went out of the catalogue since it was shown, is passed over: it keeps nobody from going on.
 */
export async function judgeAll(
  tx: Transaction,
  { id, profileType }: Pick<StoredProfile, "id" | "profileType">,
  judgements: readonly Judgement[],
  now: Date,
): Promise<void> {
  if (judgements.length === 0) return;
  const ids = judgements.map(({ look_id }) => look_id);
  const shown = await tx
    .select({ id: looks.id })
    .from(looks)
    .where(and(inArray(looks.id, ids), eq(looks.profileType, profileType)));
  const known = new Set(shown.map((look) => look.id));
  const rows = judgements
    .filter(({ look_id }) => known.has(look_id))
    .map(({ look_id, like }, index) => ({
      profileId: id,
      lookId: look_id,
      isLiked: like,
      at: new Date(now.getTime() + index),
    }));
  if (rows.length === 0) return;
  await tx
    .insert(lookLikes)
    .values(rows)
    .onConflictDoUpdate({
      target: [lookLikes.profileId, lookLikes.lookId],
      set: { isLiked: sql`excluded.is_liked`, at: sql`excluded.at` },
    });
}
