import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { RequestContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { isCoachingMember } from '../coaches/coaches.public.ts';
import { isListed } from './coach-directory.reads.ts';
import type { CoachFilters } from './coach-directory.schemas.ts';

const listed = (isMember: boolean) =>
  db
    .selectFrom('coach_pages as c')
    .innerJoin('member_records as n', 'n.user_id', 'c.user_id')
    .where(isListed(isMember));

/** What the directory can be narrowed by, with how many coaches have each. */
export async function readCoachFilters(context: RequestContext, tx: Tx): Promise<CoachFilters> {
  const isMember = isCoachingMember(context);
  const count = sql<number>`count(*)::int`;
  const [all, topics, languages] = await Promise.all([
    tx.one(listed(isMember).select(count.as('total'))),
    tx.all(
      listed(isMember)
        .innerJoin('coach_topic_records as x', 'x.coach_id', 'c.coach_id')
        .select(['x.coaching_topic_id as coachingTopicId', 'x.title', 'x.hue', count.as('count')])
        .groupBy(['x.coaching_topic_id', 'x.title', 'x.hue', 'x.topic_position'])
        .orderBy('x.topic_position')
        .orderBy('x.coaching_topic_id'),
    ),
    tx.all(
      listed(isMember)
        .innerJoin('coach_language_records as x', 'x.coach_id', 'c.coach_id')
        .select([sql<CoachFilters['languages'][number]['language']>`x.language`.as('language'), count.as('count')])
        .groupBy('x.language')
        .orderBy('count', 'desc')
        .orderBy('x.language'),
    ),
  ]);
  return {
    total: all?.total ?? 0,
    topics: topics.map((topic) => ({ ...topic, title: topic.title as Localized })),
    languages,
    hasGenders: context.configuration.coach_gender_shown,
  };
}
