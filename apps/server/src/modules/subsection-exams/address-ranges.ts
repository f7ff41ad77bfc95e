import { BlockList, isIP } from 'node:net';
import { sql } from 'kysely';
import type { MemberContext } from '../../kernel/context.ts';
import { type Database, db, single, type Tenant } from '../../kernel/database/database.ts';
import { Cache, type Invalidations } from '../../kernel/database/invalidation.ts';
import { statement } from '../../kernel/database/statement.ts';
import type { Paper } from './attempt-papers.reads.ts';
import { addressNotAllowed } from './subsection-exams.errors.ts';

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Ranges as the database writes them, "10.0.0.0/8"; null: from anywhere. */
function placesOf(ranges: readonly string[]): BlockList | null {
  if (ranges.length === 0) return null;
  const places = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    places.addSubnet(address, Number(prefix), familyOf(address));
  }
  return places;
}

function demandPlace(places: BlockList | null, ip: string): void {
  const plain = ip.replace(/^::ffff:/, '');
  if (places && !(isIP(plain) && places.check(plain, familyOf(plain)))) throw addressNotAllowed();
}

/** Refuses whoever stands elsewhere than an exam with these ranges may be sat. */
export const demandAddress = (ranges: readonly string[], { ip }: Pick<MemberContext, 'ip'>): void =>
  demandPlace(placesOf(ranges), ip);

const rangesOf = statement(({ id }: { id: number }) =>
  db
    .selectFrom('subsection_exams')
    .select(sql<string[]>`allowed_addresses::text[]`.as('ranges'))
    .where('course_subsection_id', '=', id),
);

async function loadPlaces(tenant: Tenant, id: number): Promise<BlockList | null> {
  const [row] = await single(tenant, rangesOf({ id }));
  return placesOf(row?.ranges ?? []);
}

const keyOf = ({ organizationId }: Tenant, id: number) => `${organizationId}|${id}`;
const topicOf = (key: string) => `exam-addresses:${key}`;

/** What is invalidated when the rules of an exam are saved. */
export const addressTopic = (tenant: Tenant, id: number): string => topicOf(keyOf(tenant, id));

// one cache for each server: answers are saved far too often to ask every time
const caches = new WeakMap<Database, Cache<BlockList | null>>();

/** Makes this server keep in memory from where exams may be sat, until their rules are saved. */
export function keepAddressRanges(database: Database, invalidations: Invalidations): void {
  caches.set(database, new Cache(invalidations, { topicOf, seconds: 60, limit: 2000 }));
}

/** The same for a step in an attempt, mostly without asking the database. Previews go on anywhere. */
export async function demandAddressOf(context: MemberContext, { courseSubsectionId, isPreview }: Paper): Promise<void> {
  if (isPreview) return;
  const load = () => loadPlaces(context, courseSubsectionId);
  const places = await (caches.get(context.database)?.get(keyOf(context, courseSubsectionId), load) ?? load());
  demandPlace(places, context.ip);
}
