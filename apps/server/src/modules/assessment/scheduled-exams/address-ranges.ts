import { BlockList, isIP } from 'node:net';
import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { declareCache } from '../../../kernel/database/cache.ts';
import { batch, db, type Tenant } from '../../../kernel/database/database.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { addressNotAllowed } from './scheduled-exams.errors.ts';

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

function requireListed(places: BlockList | null, ip: string): void {
  const plain = ip.replace(/^::ffff:/, '');
  if (places && !(isIP(plain) && places.check(plain, familyOf(plain)))) throw addressNotAllowed();
}

/** Refuses whoever stands elsewhere than an exam with these ranges may be sat. */
export const requireAddress = (ranges: readonly string[], { ip }: Pick<MemberContext, 'ip'>): void =>
  requireListed(placesOf(ranges), ip);

const rangesOf = statement(({ id }: { id: number }) =>
  db
    .selectFrom('subsection_exams')
    .select(sql<string[]>`allowed_addresses::text[]`.as('ranges'))
    .where('course_subsection_id', '=', id),
);

async function loadPlaces(tenant: Tenant, id: number): Promise<BlockList | null> {
  const [[row]] = await batch(tenant, rangesOf({ id }));
  return placesOf(row?.ranges ?? []);
}

type ExamKey = { organizationId: number; courseSubsectionId: number };

// answers are saved far too often to ask every time
const placesByExam = declareCache<ExamKey, BlockList | null>({
  dependsOn: [
    { from: 'subsection_exams', rows: { course_subsection_id: ({ courseSubsectionId }) => courseSubsectionId } },
  ],
  seconds: 60,
  limit: 2000,
});

/** The same for a step in an attempt, mostly without asking the database. Previews go on anywhere. */
export async function requireAddressOf(
  context: MemberContext,
  { courseSubsectionId, isPreview }: { courseSubsectionId: number; isPreview: boolean },
): Promise<void> {
  if (isPreview) return;
  const load = () => loadPlaces(context, courseSubsectionId);
  const { organizationId } = context;
  const places = await placesByExam.of(context.database).get({ organizationId, courseSubsectionId }, load);
  requireListed(places, context.ip);
}
