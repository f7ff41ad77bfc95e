import { DAY } from '@sullam/domain/limits.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { findJoinings } from '../../identity/members/members.public.ts';
import { FIGURE_KINDS, type OrganizationFigures } from './teaching.schemas.ts';

/** So many weeks stand beside each other, the one that ends now last. */
const WEEKS = 12;
const WEEK = 7 * DAY;
/** A year of whole weeks: the same days of the week are compared. */
const YEAR = 52;

interface Counted {
  kind: OrganizationFigures['figures'][number]['kind'];
  /** How many weeks back, from 0. */
  back: number;
  count: number;
}

/**
 * How an organisation is doing, week by week: who finished a lesson, who was enrolled, who completed a course, who joined. A week is
 * seven days that end now, so that the last one is as long as the others.
 */
export async function readOrganizationFigures({ clock }: MemberContext, tx: Tx): Promise<OrganizationFigures> {
  const now = clock.now();
  const before = (weeks: number) => new Date(now.getTime() - weeks * WEEK);
  const since = before(WEEKS);
  const rows = await tx.sql<Counted[]>`
    with happened as (
      select 'ACTIVE_LEARNERS' as kind, user_id, finished_at as at from finished_lessons where ${inOrganization()} and finished_at > ${since}
      union all select 'ACTIVE_LEARNERS', user_id, finished_at from finished_lessons
        where ${inOrganization()} and finished_at > ${before(YEAR + WEEKS)} and finished_at <= ${before(YEAR)}
      union all select 'ENROLMENTS', null, enrolled_at from enrollment_records where ${inOrganization()} and enrolled_at > ${since}
      union all select 'COMPLETIONS', null, completed_at from enrollment_records where ${inOrganization()} and completed_at > ${since}
    )
    select kind, floor(extract(epoch from (${now}::timestamptz - at)) / ${WEEK / 1000})::int as back,
      case when kind = 'ACTIVE_LEARNERS' then count(distinct user_id) else count(*) end::int as count
    from happened where at <= ${now}
    group by 1, 2`;
  const joinings = await findJoinings(tx, since);
  const weekOf = (at: Date) => Math.floor((now.getTime() - at.getTime()) / WEEK);
  const countOf = (kind: Counted['kind'], back: number) =>
    kind === 'NEW_MEMBERS'
      ? joinings.filter((at) => weekOf(at) === back).length
      : (rows.find((row) => row.kind === kind && row.back === back)?.count ?? 0);
  return {
    weeks: Array.from({ length: WEEKS }, (_, at) => new Date(since.getTime() + at * WEEK).toISOString()),
    figures: FIGURE_KINDS.map((kind) => ({
      kind,
      counts: Array.from({ length: WEEKS }, (_, at) => countOf(kind, WEEKS - 1 - at)),
    })),
    activeAYearAgo: Array.from({ length: WEEKS }, (_, at) => countOf('ACTIVE_LEARNERS', YEAR + WEEKS - 1 - at)),
  };
}
