import type { Span } from '@sullam/domain/coaching/spans.ts';
import { sql } from 'kysely';
import type { SystemContext } from '../../../kernel/context.ts';
import { db, rawQuery, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { organizationUrl } from '../../../kernel/organization-url.ts';
import type { OwnEntries } from './calendar-events.ts';

const spansOf = statement(({ coachId, from, until }: { coachId: number; from: Date; until: Date }) =>
  rawQuery(sql<{ startsAt: Date; endsAt: Date }>`
    select s.starts_at as "startsAt", s.ends_at as "endsAt"
    from coach_feeds f join coach_feed_spans s on ${inOrganization('s')} and s.coach_feed_id = f.coach_feed_id
    where ${inOrganization('f')} and f.coach_id = ${coachId} and s.starts_at < ${until} and s.ends_at > ${from}`),
);

/** Busy times of the calendars that a coach subscribed to. */
export async function busyInFeeds(_context: SystemContext, tx: Tx, coachId: number, within: Span): Promise<Span[]> {
  const rows = await tx.all(spansOf({ coachId, from: new Date(within.from), until: new Date(within.until) }));
  return rows.map(({ startsAt, endsAt }) => ({ from: startsAt.getTime(), until: endsAt.getTime() }));
}

/** How entries of the organisation's own calendars are known. */
export async function readOwnEntries({ config, organizationId }: SystemContext, tx: Tx): Promise<OwnEntries> {
  const row = await tx.one(
    db.selectFrom('active_organizations').select('prefix').where('organization_id', '=', organizationId),
  );
  const site = organizationUrl(config, { organizationId, prefix: row?.prefix ?? '' });
  return { site, host: new URL(site).host };
}
