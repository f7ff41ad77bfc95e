import type { CoachStatus } from '@sullam/domain/coaching/coach.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { CoachDetailsBody, CoachingTopicsBody } from './coaches.schemas.ts';

/** Returns the new coach's id; undefined where the member is a coach already. */
export async function insertCoach(tx: Tx, userId: number, now: Date): Promise<number | undefined> {
  const row = await tx.one(
    db
      .insertInto('coaches')
      .values({ user_id: userId, status: 'DRAFT', created_at: now })
      .onConflict((conflict) => conflict.columns(['organization_id', 'user_id']).doNothing())
      .returning('coach_id'),
  );
  return row?.coach_id;
}

/** Changes columns of a coach and returns the new version. */
export async function updateCoach(tx: Tx, coachId: number, columns: Record<string, unknown>): Promise<number> {
  const row = await tx.one(
    db
      .updateTable('coaches')
      .set({ ...columns, version: sql<number>`version + 1` } as never)
      .where('coach_id', '=', coachId)
      .returning('version'),
  );
  return row!.version;
}

export const detailColumns = (body: Omit<CoachDetailsBody, 'version' | 'topicIds'>) => ({
  visibility: body.visibility,
  title: json(body.title),
  summary: json(body.summary),
  description: json(body.description),
  city: json(body.city),
  gender: body.gender,
  portrait_media_id: body.portraitMediaId,
  video_media_id: body.videoMediaId,
  focus_areas: json(body.focusAreas),
});

export interface Decision {
  status: CoachStatus;
  note: string | null;
  by: number;
  at: Date;
}

export const decisionColumns = ({ status, note, by, at }: Decision) => ({
  status,
  decision_note: note,
  decided_by: by,
  decided_at: at,
});

export async function replaceCoachTopics(tx: Tx, coachId: number, topicIds: readonly number[]): Promise<void> {
  await tx.run(db.deleteFrom('coach_topics').where('coach_id', '=', coachId));
  if (topicIds.length === 0) return;
  await tx.run(
    db
      .insertInto('coach_topics')
      .values(topicIds.map((coaching_topic_id, position) => ({ coach_id: coachId, coaching_topic_id, position }))),
  );
}

const searchWordsOf = (of: { coachId: number } | { userId: number } | 'all') =>
  db
    .selectFrom('coaches as c')
    .innerJoin('member_records as m', 'm.user_id', 'c.user_id')
    .select(['c.coach_id', 'c.search_words', 'm.all_names'])
    .select([
      sql<Localized[]>`c.focus_areas`.as('focus_areas'),
      sql<Localized[]>`coalesce((select jsonb_agg(o.title order by t.position) from coach_topics t
        join coaching_topics o on ${inOrganization('o')} and o.coaching_topic_id = t.coaching_topic_id
        where ${inOrganization('t')} and t.coach_id = c.coach_id), '[]')`.as('topics'),
    ])
    .where(
      of === 'all'
        ? sql<boolean>`true`
        : 'coachId' in of
          ? sql<boolean>`c.coach_id = ${of.coachId}`
          : sql<boolean>`c.user_id = ${of.userId}`,
    )
    .orderBy('c.coach_id');

/** Gathers the words that a search finds coaches by: of one coach, of one member, or of all. */
export async function refreshSearchWords(tx: Tx, of: { coachId: number } | { userId: number } | 'all'): Promise<void> {
  for (const row of await tx.all(searchWordsOf(of))) {
    const texts = [...row.topics, ...row.focus_areas].flatMap(({ en, ar }) => [en, ar]);
    const words = [row.all_names, ...texts].filter(Boolean).join(' ');
    if (words === row.search_words) continue;
    await tx.run(db.updateTable('coaches').set({ search_words: words }).where('coach_id', '=', row.coach_id));
  }
}

const topicColumns = ({ title, hue }: CoachingTopicsBody['topics'][number], position: number) => ({
  title: json(title),
  hue,
  position,
});

/** Writes the organisation's topics in their order and deletes the others. */
export async function replaceTopics(tx: Tx, topics: CoachingTopicsBody['topics']): Promise<void> {
  const kept = topics.flatMap(({ coachingTopicId }) => coachingTopicId ?? []);
  await tx.run(db.deleteFrom('coaching_topics').where(sql<boolean>`coaching_topic_id <> all(${kept}::bigint[])`));
  for (const [position, topic] of topics.entries()) {
    const columns = topicColumns(topic, position);
    if (topic.coachingTopicId === null) await tx.run(db.insertInto('coaching_topics').values(columns));
    else
      await tx.run(
        db.updateTable('coaching_topics').set(columns).where('coaching_topic_id', '=', topic.coachingTopicId),
      );
  }
}

export const listTopicIds = async (tx: Tx): Promise<number[]> =>
  (await tx.all(db.selectFrom('coaching_topics').select('coaching_topic_id').orderBy('position'))).map(
    (row) => row.coaching_topic_id,
  );

/** Files that a coach's page shows. */
export async function listCoachFiles(tx: Tx, coachId: number): Promise<ReadonlySet<number>> {
  const row = await tx.one(
    db.selectFrom('coaches').select(['portrait_media_id', 'video_media_id']).where('coach_id', '=', coachId),
  );
  return new Set([row?.portrait_media_id, row?.video_media_id].filter((id) => id != null));
}
