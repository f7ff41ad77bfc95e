import type { CoachStatus, CoachVisibility } from '@sullam/domain/coaching/coach.ts';
import { hasText, LANGUAGES, type Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { readPage } from '../../../kernel/database/paging.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import { mediaColumns, presentMedia, shownIn } from '../../organization/media/media.public.ts';
import { readCertifications, readCoachTopics, readLanguages } from './coach-rows.reads.ts';
import { COACH } from './coach-showing.ts';
import type { ManagedCoach, ManagedCoachQuery } from './coaches.schemas.ts';

const rows = () =>
  db
    .selectFrom('coaches as c')
    .innerJoin('member_names as n', 'n.user_id', 'c.user_id')
    .leftJoin('media_files as p', (join) =>
      join.on('p.media_id', '=', sql<number>`coalesce(c.portrait_media_id, n.profile_media_id)`),
    )
    .select(['c.coach_id', 'c.user_id', 'c.title', 'c.submitted_at', 'c.decision_note', 'c.version'])
    .select([
      mediaColumns('p').as('portrait'),
      sql<string>`concat_ws(' ', n.first_name, n.last_name)`.as('name'),
      sql<CoachStatus>`c.status`.as('status'),
      sql<CoachVisibility>`c.visibility`.as('visibility'),
      sql<Localized>`c.summary`.as('summary'),
      sql<Localized>`c.description`.as('description'),
    ])
    // who waits for a decision comes first, the longest wait above
    .orderBy(sql`c.status <> 'SUBMITTED'`)
    .orderBy(sql`case when c.status = 'SUBMITTED' then c.submitted_at end`)
    .orderBy('n.first_name')
    .orderBy('n.last_name')
    .orderBy('c.coach_id');

/** Coaches of every status as administrators list them. */
export async function listManagedCoaches(
  context: MemberContext,
  tx: Tx,
  asked: ManagedCoachQuery,
): Promise<{ data: ManagedCoach[]; total: number }> {
  let found = rows();
  if (asked.statuses) found = found.where('c.status', 'in', asked.statuses);
  for (const words of await holdsWords(tx, 'coaches', 'c.coach_id', asked.search)) found = found.where(words);
  const { data, total } = await readPage(tx, found, asked);
  const ids = data.map(({ coach_id }) => coach_id);
  const certifications = await readCertifications(context, tx, ids);
  const languages = await readLanguages(tx, ids);
  const topics = await readCoachTopics(tx, ids);
  return {
    total,
    data: data.map((row) => {
      const isOwn = ({ coachId }: { coachId: number }) => coachId === row.coach_id;
      const texts = [row.title as Localized, row.summary, row.description];
      return {
        coachId: row.coach_id,
        userId: row.user_id,
        name: row.name,
        status: row.status,
        visibility: row.visibility,
        title: row.title as Localized,
        portrait: presentMedia(context, row.portrait, shownIn(context, COACH, row.coach_id)),
        topics: topics.filter(isOwn),
        languages: languages.filter(isOwn).map(({ language }) => language),
        certifications: certifications.filter(isOwn),
        writtenIn: LANGUAGES.filter((language) => texts.every((text) => hasText(text[language]))),
        submittedAt: row.submitted_at?.toISOString() ?? null,
        decisionNote: row.decision_note,
        version: row.version,
      };
    }),
  };
}

/** Topics that coaches choose from, with how many listed coaches have each. */
export async function listCoachingTopics(tx: Tx) {
  const topics = await tx.all(
    db
      .selectFrom('coaching_topics as o')
      .select(['o.coaching_topic_id as coachingTopicId', 'o.title', 'o.hue'])
      .select(
        sql<number>`(select count(*)::int from coach_topics t where ${inOrganization('t')}
          and t.coaching_topic_id = o.coaching_topic_id)`.as('coachCount'),
      )
      .orderBy('o.position')
      .orderBy('o.coaching_topic_id'),
  );
  return { data: topics.map((topic) => ({ ...topic, title: topic.title as Localized })) };
}
