import type { CoachGender, CoachPart, CoachStatus, CoachVisibility } from '@sullam/domain/coaching/coach.ts';
import { isWritten, type Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { MemberContext, RequestContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { notFound } from '../../../kernel/problem.ts';
import { coverArt } from '../../organization/covers/covers.public.ts';
import { mediaColumns, presentMedia, shownIn } from '../../organization/media/media.public.ts';
import { readCoachRows } from './coach-rows.reads.ts';
import { COACH } from './coach-showing.ts';
import { accessCoach, accessOwnCoach, isCoachingMember } from './coaches.access.ts';
import type { Coach, CoachDetails } from './coaches.schemas.ts';

/** Hue of coaches without a topic. */
export const PLAIN_HUE = 215;

const rowOf = statement(({ coachId }: { coachId: number }) =>
  db
    .selectFrom('coaches as c')
    .innerJoin('member_names as n', 'n.user_id', 'c.user_id')
    .leftJoin('media_files as p', (join) =>
      join.on('p.media_id', '=', sql<number>`coalesce(c.portrait_media_id, n.profile_media_id)`),
    )
    .leftJoin('media_files as v', 'v.media_id', 'c.video_media_id')
    .select(['c.coach_id', 'c.user_id', 'c.title', 'c.portrait_media_id', 'c.video_media_id', 'c.version'])
    .select(['c.decision_note', 'c.decided_at', mediaColumns('p').as('portrait'), mediaColumns('v').as('video')])
    .select([
      sql<string>`concat_ws(' ', n.first_name, n.last_name)`.as('name'),
      sql<CoachStatus>`c.status`.as('status'),
      sql<CoachVisibility>`c.visibility`.as('visibility'),
      sql<CoachGender | null>`c.gender`.as('gender'),
      sql<Localized>`c.summary`.as('summary'),
      sql<Localized>`c.description`.as('description'),
      sql<Localized>`c.city`.as('city'),
      sql<Localized[]>`c.focus_areas`.as('focus_areas'),
    ])
    .where('c.coach_id', '=', coachId),
);

export const readCoachRow = (tx: Tx, coachId: number) => tx.one(rowOf({ coachId }));

type Row = NonNullable<Awaited<ReturnType<typeof readCoachRow>>>;
type Rows = Awaited<ReturnType<typeof readCoachRows>>;

const missingOf = (row: Row, { languages, topics }: Rows): CoachPart[] => {
  const isThere: Record<CoachPart, boolean> = {
    TITLE: isWritten(row.title as Localized),
    SUMMARY: isWritten(row.summary),
    DESCRIPTION: isWritten(row.description),
    LANGUAGES: languages.length > 0,
    TOPICS: topics.length > 0,
  };
  return (Object.keys(isThere) as CoachPart[]).filter((part) => !isThere[part]);
};

/** What a coach has to write before an administrator can approve the page. */
export async function missingParts(context: RequestContext, tx: Tx, coachId: number): Promise<CoachPart[]> {
  const row = await readCoachRow(tx, coachId);
  if (!row) throw notFound();
  return missingOf(row, await readCoachRows(context, tx, coachId));
}

/** All that the caller has written as a coach. */
export async function readCoachDetails(context: MemberContext, tx: Tx): Promise<CoachDetails> {
  const { coachId } = await accessOwnCoach(context, tx);
  const row = await readCoachRow(tx, coachId);
  if (!row) throw notFound();
  const rows = await readCoachRows(context, tx, coachId);
  const { topics, ...ownRows } = rows;
  const showing = shownIn(context, COACH, coachId);
  return {
    coachId,
    status: row.status,
    visibility: row.visibility,
    title: row.title as Localized,
    summary: row.summary,
    description: row.description,
    city: row.city,
    gender: row.gender,
    portraitMediaId: row.portrait_media_id,
    videoMediaId: row.video_media_id,
    focusAreas: row.focus_areas,
    topicIds: topics.map(({ coachingTopicId }) => coachingTopicId),
    portrait: presentMedia(context, row.portrait, showing),
    video: presentMedia(context, row.video, showing),
    ...ownRows,
    missing: missingOf(row, rows),
    decisionNote: row.decision_note,
    decidedAt: row.decided_at?.toISOString() ?? null,
    version: row.version,
  };
}

/** A coach's page; for the coach and administrators also before it is approved. */
export async function readCoach(context: RequestContext, tx: Tx, coachId: number): Promise<Coach> {
  const { userId, status } = await accessCoach(context, tx, coachId, 'see');
  const row = await readCoachRow(tx, coachId);
  if (!row) throw notFound();
  const rows = await readCoachRows(context, tx, coachId);
  const showing = shownIn(context, COACH, coachId);
  const hue = rows.topics[0]?.hue ?? PLAIN_HUE;
  const isSelf = context.caller.kind === 'member' && context.caller.userId === userId;
  return {
    coachId,
    userId,
    name: row.name,
    isPaused: status === 'PAUSED',
    isListed: status === 'APPROVED' || status === 'PAUSED',
    title: row.title as Localized,
    summary: row.summary,
    description: row.description,
    city: row.city,
    gender: context.configuration.coach_gender_shown ? row.gender : null,
    portrait: presentMedia(context, row.portrait, showing),
    video: presentMedia(context, row.video, showing),
    coverArt: coverArt(context, 'category', coachId, hue),
    hue,
    focusAreas: row.focus_areas,
    ...rows,
    abilities: {
      canBook: status === 'APPROVED' && !isSelf && isCoachingMember(context),
      canEdit: isSelf,
    },
  };
}
