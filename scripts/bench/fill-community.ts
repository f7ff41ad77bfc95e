// What happens beside the courses of a data set: groups with their posts, and events with their enrolments.
import { createHash } from 'node:crypto';
import type { Size } from './fill.ts';

/** Groups that everybody is in, and so many members a group has. */
const [GROUPS_OF_ONE, MEMBERS] = [4, 20];
/** Posts of a group; of each post: likes, and comments that begin a thread or answer one. */
const [POSTS, LIKES, COMMENTS] = [100, 3, 2];
/** Events that everybody goes to. */
const EVENTS_OF_ONE = 4;

const groupsEachOf = ({ users, organizations }: Size): number => ((users / organizations) * GROUPS_OF_ONE) / MEMBERS;
const eventsEachOf = ({ courses, organizations }: Size): number => courses / organizations;

/** A group that somebody is in: `position` counts them in their organisation, from zero. */
export const groupOf = (size: Size, organizationId: number, position: number): number =>
  (organizationId - 1) * groupsEachOf(size) + (position % groupsEachOf(size)) + 1;

/** An event that somebody doesn't go to yet; its only kind of ticket has the same number. */
export const openEventOf = (size: Size, organizationId: number, position: number): number =>
  (organizationId - 1) * eventsEachOf(size) + ((position + 1) % eventsEachOf(size)) + 1;

/** Of each event that somebody goes to: its number, and what stands on their ticket to be typed. */
export function ticketsOf(size: Size, userId: number): { eventId: number; code: string }[] {
  const [usersEach, each] = [size.users / size.organizations, eventsEachOf(size)];
  const step = Math.floor(each / EVENTS_OF_ONE);
  return Array.from({ length: EVENTS_OF_ONE }, (_, k) => ({
    eventId: Math.floor((userId - 1) / usersEach) * each + (((userId - 1 + k * step) % usersEach) % each) + 1,
    code: createHash('md5')
      .update(`code${(userId - 1) * EVENTS_OF_ONE + k + 1}`)
      .digest('hex')
      .slice(0, 8)
      .toUpperCase(),
  }));
}

/** The statements that make groups, with what each is about. */
function groupStatements(size: Size): [string, string][] {
  const { organizations, users } = size;
  const usersEach = users / organizations;
  const groups = groupsEachOf(size);
  const step = groups / GROUPS_OF_ONE;
  const turns = usersEach / groups;
  // who takes part in a group, one after the other: `n` counts what they do there
  const member = (n: string) =>
    `(o - 1) * ${usersEach} + (j + ${groups} - ((${n}) % ${GROUPS_OF_ONE}) * ${step}) % ${groups} + ${groups} * (((${n}) / ${GROUPS_OF_ONE}) % ${turns}) + 1`;
  const post = `(o - 1) * ${groups * POSTS} + n * ${groups} + j + 1`;
  const everyPost = `generate_series(1, ${organizations}) o cross join generate_series(0, ${POSTS - 1}) n cross join generate_series(0, ${groups - 1}) j`;
  const time = `now() - (${POSTS} - n) * interval '1 hour'`;
  return [
    [
      'groups',
      `insert into social_groups (organization_id, social_group_id, privacy, name, about, member_count, created_by, created_at) overriding system value
        select o, (o - 1) * ${groups} + j + 1, (array['OPEN', 'CLOSED', 'SECRET'])[1 + j % 3],
          jsonb_build_object('en', 'Group ' || j, 'ar', 'مجموعة ' || j), '{"en": "What we talk about.", "ar": "ما نتحدّث عنه."}',
          ${MEMBERS}, ${member('0')}, now() - interval '2 years'
        from generate_series(1, ${organizations}) o, generate_series(0, ${groups - 1}) j`,
    ],
    [
      'their members',
      `insert into social_group_members (organization_id, social_group_id, user_id, role, status, since, joined_at, seen_at)
        select o, (o - 1) * ${groups} + j + 1, ${member('n')}, case n when 0 then 'ADMIN' else 'MEMBER' end, 'ACCEPTED',
          now() - interval '1 year', now() - interval '1 year', now() - interval '6 hours'
        from generate_series(1, ${organizations}) o, generate_series(0, ${groups - 1}) j, generate_series(0, ${MEMBERS - 1}) n`,
    ],
    [
      'posts',
      `do $$
      declare definition text := pg_get_indexdef('posts_search'::regclass);
      begin
        drop index posts_search; -- made at once afterwards, which takes a fraction of the time
        insert into posts (organization_id, post_id, social_group_id, author_user_id, html, created_at) overriding system value
          select o, ${post}, (o - 1) * ${groups} + j + 1, ${member('n')},
            '<p>Number ' || n || ' of what we have tried in the last weeks, and what came of it.</p>', ${time} from ${everyPost};
        execute definition;
      end $$`,
    ],
    [
      'likes of posts',
      `insert into likes (organization_id, liked_kind, liked_id, user_id, created_at)
        select o, 'post', ${post}, ${member('n + l')}, ${time} from ${everyPost} cross join generate_series(1, ${LIKES}) l`,
    ],
    [
      'comments on posts',
      `do $$
      declare
        definition text := pg_get_indexdef('comments_search'::regclass);
        last bigint := (select coalesce(max(comment_id), 0) from comments);
      begin
        drop index comments_search;
        insert into comments (organization_id, comment_id, host_kind, host_id, parent_comment_id, author_user_id, html, word_count, created_at) overriding system value
          select o, last + (${post}) * ${COMMENTS} + c, 'post', ${post}, case when c > 0 and n % 3 = 0 then last + (${post}) * ${COMMENTS} end,
            ${member('n + c + 1')}, '<p>It went well here too.</p>', 5, ${time}
          from ${everyPost} cross join generate_series(0, ${COMMENTS - 1}) c;
        execute definition;
        insert into comment_activity
          select o, 'post', ${post}, ${COMMENTS}, ${time} from ${everyPost};
      end $$`,
    ],
  ];
}

/** The statements that make events, with what each is about. */
function eventStatements(size: Size): [string, string][] {
  const { organizations, users, courses: events } = size;
  const usersEach = users / organizations;
  const each = eventsEachOf(size);
  const step = Math.floor(each / EVENTS_OF_ONE);
  const enrollment = `(u - 1) * ${EVENTS_OF_ONE} + k + 1`;
  const organization = `1 + (u - 1) / ${usersEach}`;
  const event = `((u - 1) / ${usersEach}) * ${each} + (u - 1 + k * ${step}) % ${usersEach} % ${each} + 1`;
  const everyEnrollment = `generate_series(1, ${users}) u cross join generate_series(0, ${EVENTS_OF_ONE - 1}) k`;
  return [
    [
      'events',
      `insert into place_pools (organization_id, place_pool_id, whole_pool_id, subject_kind, subject_id, capacity) overriding system value
        select 1 + (e - 1) / ${each}, e, null, 'EVENT', e, 1000000 from generate_series(1, ${events}) e
        union all select 1 + (e - 1) / ${each}, ${events} + e, e, 'EVENT_TICKET_TYPE', e, null from generate_series(1, ${events}) e;
      insert into events (organization_id, event_id, title, subtitle, status, zone, days, starts_at, ends_at, expires_at, ticket_scope, place_pool_id,
          created_by, created_at, changed_at) overriding system value
        select 1 + (e - 1) / ${each}, e, jsonb_build_object('en', 'Evening ' || e, 'ar', 'أمسية ' || e), '{"en": "Two hours with others.", "ar": "ساعتان مع الآخرين."}',
          'PUBLISHED', 'UTC', jsonb_build_array(jsonb_build_object('date', to_char(starts at time zone 'UTC', 'YYYY-MM-DD'), 'time', '18:00', 'durationMinutes', 120)),
          starts, starts + interval '2 hours', starts + interval '6 hours', 'bench-' || e, e, ((e - 1) / ${each}) * ${usersEach} + 1, now(), now()
        from generate_series(1, ${events}) e, lateral (select date_trunc('day', now(), 'UTC') + (1 + e % 90) * interval '1 day' + interval '18 hours' as starts) t;
      insert into event_ticket_types (organization_id, event_ticket_type_id, event_id, position, name, place_pool_id) overriding system value
        select organization_id, event_id, event_id, 0, '{"en": "Admission", "ar": "دخول"}', ${events} + event_id from events`,
    ],
    [
      'who goes to them',
      `insert into places (organization_id, place_id, whole_pool_id, part_pool_id, user_id, state, changed_at) overriding system value
        select ${organization}, ${enrollment}, ${event}, ${events} + ${event}, u, 'TAKEN', now() from ${everyEnrollment};
      insert into event_enrollments (organization_id, event_enrollment_id, event_id, event_ticket_type_id, user_id, state, place_id, ticket_nonce, ticket_hash,
          short_code, enrolled_at, state_at) overriding system value
        select ${organization}, ${enrollment}, ${event}, ${event}, u, 'ENROLLED', ${enrollment}, md5('nonce' || (${enrollment})), md5('ticket' || (${enrollment})),
          upper(left(md5('code' || (${enrollment})), 8)), now(), now()
        from ${everyEnrollment}`,
    ],
  ];
}

/** The statements that make it. Members and their permissions are there already. */
export const communityStatements = (size: Size): [string, string][] => [
  ...groupStatements(size),
  ...eventStatements(size),
];
