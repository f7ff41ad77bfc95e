import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { db } from '../database.ts';
import { withoutUnusedJoins } from '../unused-joins.ts';

const joined = () =>
  db
    .selectFrom('courses as c')
    .leftJoin('members as m', 'm.user_id', 'c.created_by')
    .leftJoin('media as f', 'f.media_id', 'm.profile_media_id')
    .where('c.version', '>', 1);

const textOf = (query: ReturnType<typeof joined>): string =>
  withoutUnusedJoins(query).select('c.course_id').compile().sql;

describe('a query without unused joins', () => {
  it('drops what nothing uses, and then what only that used', () => {
    expect(textOf(joined())).toBe(
      'select "c"."course_id" from "courses" as "c" where "c"."organization_id" = $1 and "c"."version" > $2',
    );
  });

  it.each([
    ['a condition', joined().where('f.alt', 'is not', null)],
    ['plain SQL', joined().where(sql<boolean>`f.alt is not null`)],
    ['an order', joined().orderBy('f.alt')],
  ])('leaves what %s uses, and what that is joined with', (_, query) => {
    expect(textOf(query)).toContain('left join "members" as "m"');
    expect(textOf(query)).toContain('left join "media" as "f"');
  });

  it('leaves inner joins, which decide on rows, and what a selection of everything shows', () => {
    const inner = db.selectFrom('courses as c').innerJoin('members as m', 'm.user_id', 'c.created_by');
    expect(withoutUnusedJoins(inner).select('c.course_id').compile().sql).toContain('inner join "members"');
    expect(withoutUnusedJoins(joined()).selectAll().compile().sql).toContain('left join "media"');
  });

  it('does it in a sub-query', () => {
    const ids = withoutUnusedJoins(joined().select('c.course_id'));
    const query = db.selectFrom('announcements as a').select('a.announcement_id').where('a.course_id', 'in', ids);
    expect(query.compile().sql).not.toContain('left join');
  });
});
