import { addDays, instantOf } from '@sullam/domain/lectures/zoned-time.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import type { LectureRecord } from '../lectures/lectures.public.ts';
import { countLearners } from '../lectures/lectures.public.ts';
import type { FreeTimes, LectureConflict } from './lecture-times.schemas.ts';

interface Row {
  lectureId: number;
  kind: LectureConflict['kind'];
  userId: number | null;
  firstName: string | null;
  lastName: string | null;
  otherTitle: Localized | null;
  until: Date | null;
  learners: number;
}

/** What stands in the way of the lectures of a course that are still to come, in one statement. */
export async function readConflicts(
  { clock }: MemberContext,
  tx: Tx,
  courseId: number,
): Promise<{ data: LectureConflict[]; learnerCount: number }> {
  const now = clock.now();
  const rows = await tx.sql<Row[]>`
    with own as (
      select l.* from lecture_hours l
      where ${inOrganization('l')} and l.course_id = ${courseId} and l.status = 'PLANNED' and l.ends_at > ${now}),
    leaders as (
      select o.lecture_id, o.host_user_id as user_id from own o
      union select h.lecture_id, h.user_id from lecture_leaders h join own o on o.lecture_id = h.lecture_id where ${inOrganization('h')}),
    others as (
      select x.* from lecture_hours x
      where ${inOrganization('x')} and x.status = 'PLANNED' and x.ends_at > ${now})
    select o.lecture_id as "lectureId", 'HOST' as kind, l.user_id as "userId", m.first_name as "firstName",
      m.last_name as "lastName", x.shown_title as "otherTitle", x.ends_at as until, 0 as learners
    from own o
    join leaders l on l.lecture_id = o.lecture_id
    join others x on x.lecture_id <> o.lecture_id and x.starts_at < o.ends_at and x.ends_at > o.starts_at
      and (x.host_user_id = l.user_id or exists (select from lecture_leaders h
        where ${inOrganization('h')} and h.lecture_id = x.lecture_id and h.user_id = l.user_id))
    left join member_names m on ${inOrganization('m')} and m.user_id = l.user_id
    union all
    select o.lecture_id, 'PLACE', null, null, null, x.shown_title, x.ends_at, 0
    from own o
    join others x on x.lecture_id <> o.lecture_id and x.starts_at < o.ends_at and x.ends_at > o.starts_at
      and x.kind = 'ON_CAMPUS' and o.kind = 'ON_CAMPUS'
      and exists (select from jsonb_each_text(x.place) p join jsonb_each_text(o.place) q
        on p.key = q.key and lower(trim(p.value)) = lower(trim(q.value)) and trim(p.value) <> '')
    union all
    select o.lecture_id, 'CAPACITY', null, null, null, null, null, count(n.user_id)::int
    from own o join learners n on ${inOrganization('n')} and n.course_id = o.course_id
    where o.capacity is not null
    group by o.lecture_id, o.capacity having count(n.user_id) > o.capacity
    union all
    select o.lecture_id, 'LEARNERS', null, null, null, min(x.shown_title::text)::jsonb, max(x.ends_at), count(distinct n.user_id)::int
    from own o
    join others x on x.course_id <> o.course_id and x.is_published and x.starts_at < o.ends_at and x.ends_at > o.starts_at
    join learners n on ${inOrganization('n')} and n.course_id = o.course_id
    join learners k on ${inOrganization('k')} and k.course_id = x.course_id and k.user_id = n.user_id
    group by o.lecture_id
    order by 1, 2`;
  return {
    learnerCount: await countLearners(tx, courseId),
    data: rows.map(({ lectureId, kind, userId, firstName, lastName, otherTitle, until, learners }) => ({
      lectureId,
      kind,
      person: userId === null ? null : { userId, firstName: firstName ?? '', lastName: lastName ?? '' },
      otherTitle: otherTitle ?? {},
      until: until?.toISOString() ?? null,
      learners,
    })),
  };
}

const MINUTE = 60_000;
/** Hours of the day at which a lecture may be offered, on the wall. */
const OFFERED = ['09:00', '11:00', '14:00', '16:00', '17:00', '18:30', '19:15', '20:00'];
const DAYS_AROUND = [0, 1, -1, 2, 3];

/** Three times near a lecture at which all who lead it are free, those first at which the most learners can come. */
export async function findFreeTimes(context: MemberContext, tx: Tx, lecture: LectureRecord): Promise<FreeTimes> {
  const { zone, localDate, localTime, durationMinutes, lectureId, courseId } = lecture;
  const now = context.clock.now();
  const candidates = DAYS_AROUND.flatMap((days) =>
    [...new Set([localTime, ...OFFERED])].map((time) => ({ localDate: addDays(localDate, days), localTime: time })),
  ).flatMap((wall) => {
    const from = instantOf({ date: wall.localDate, time: wall.localTime }, zone);
    const to = new Date(from.getTime() + durationMinutes * MINUTE);
    return from > now && from.getTime() !== lecture.startsAt.getTime() ? [{ ...wall, from, to }] : [];
  });
  const learnerCount = await countLearners(tx, courseId);
  if (candidates.length === 0) return { data: [], learnerCount };
  const rows = await tx.sql<{ at: number; busyLeaders: number; busyLearners: number }[]>`
    with leaders as (
      select host_user_id as user_id from lecture_hours l where ${inOrganization('l')} and l.lecture_id = ${lectureId}
      union select user_id from lecture_leaders h where ${inOrganization('h')} and h.lecture_id = ${lectureId}),
    asked as (
      select a.at, a.from_at, a.to_at from unnest(
        ${candidates.map((_, at) => at)}::int[], ${candidates.map(({ from }) => from.toISOString())}::timestamptz[],
        ${candidates.map(({ to }) => to.toISOString())}::timestamptz[]) as a(at, from_at, to_at))
    select a.at,
      (select count(*)::int from lecture_hours x join leaders e on x.host_user_id = e.user_id or exists (select from lecture_leaders h
          where ${inOrganization('h')} and h.lecture_id = x.lecture_id and h.user_id = e.user_id)
        where ${inOrganization('x')} and x.lecture_id <> ${lectureId} and x.status = 'PLANNED'
          and x.starts_at < a.to_at and x.ends_at > a.from_at) as "busyLeaders",
      (select count(distinct n.user_id)::int from lecture_hours x
        join learners k on ${inOrganization('k')} and k.course_id = x.course_id
        join learners n on ${inOrganization('n')} and n.course_id = ${courseId} and n.user_id = k.user_id
        where ${inOrganization('x')} and x.lecture_id <> ${lectureId} and x.status = 'PLANNED' and x.is_published
          and x.starts_at < a.to_at and x.ends_at > a.from_at) as "busyLearners"
    from asked a order by a.at`;
  const free = rows
    .filter(({ busyLeaders }) => busyLeaders === 0)
    .sort((one, other) => one.busyLearners - other.busyLearners || one.at - other.at)
    .slice(0, 3);
  return {
    learnerCount,
    data: free.map(({ at, busyLearners }) => {
      const { localDate: day, localTime: hour } = candidates[at]!;
      return { localDate: day, localTime: hour, freeLearners: learnerCount - busyLearners };
    }),
  };
}
