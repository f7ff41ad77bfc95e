import type { Localized } from '@sullam/domain/localized.ts';
import { LEARNERS } from '@sullam/domain/portals.ts';
import { sql } from 'kysely';
import { holds } from '../../../kernel/access/access.ts';
import { type RequestContext, userIdOf } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { coverArt, ownHue } from '../../organization/covers/covers.public.ts';
import { type MediaRef, mediaColumns, presentMedia } from '../../organization/media/media.public.ts';
import { courseViewerOf } from '../courses/courses.public.ts';
import { isEntitled } from '../entitlements/entitlements.public.ts';
import { readsAll } from './specializations.access.ts';

/** A specialization with its picture, for lists of what is or was sold. */
export interface SpecializationTile {
  specializationId: number;
  cover: MediaRef | null;
  coverArt: string;
}

/** A specialization that has a price, as the caller could buy it now; a visitor after signing in. */
export interface SpecializationOffer extends SpecializationTile {
  title: Localized;
  priceMinor: number;
  problem: 'OWNED' | 'NOT_ALLOWED' | 'CLOSED' | null;
}

const tiles = (specializationIds: readonly number[]) =>
  db
    .selectFrom('specializations as s')
    .leftJoin('media_files as m', 'm.media_id', 's.cover_media_id')
    .select(['s.specialization_id as specializationId', mediaColumns('m').as('cover')])
    .where('s.specialization_id', 'in', [...specializationIds]);

const presentTile = (
  context: RequestContext,
  { specializationId, cover }: { specializationId: number; cover: Parameters<typeof presentMedia>[1] },
): SpecializationTile => ({
  specializationId,
  cover: presentMedia(context, cover) as MediaRef | null,
  coverArt: coverArt(context, 'path', specializationId, ownHue(specializationId)),
});

/** Pictures of specializations, also when they are no longer sold; those that are gone are left out. */
export async function findSpecializationTiles(
  context: RequestContext,
  tx: Tx,
  specializationIds: readonly number[],
): Promise<SpecializationTile[]> {
  const rows = await tx.all(tiles(specializationIds));
  return rows.map((row) => presentTile(context, row));
}

/** Published courses of `s` as `c`. */
const published = sql`specialization_courses sc join course_overviews c on ${inOrganization('c')} and c.course_id = sc.course_id
  where ${inOrganization('sc')} and sc.specialization_id = s.specialization_id and c.status = 'PUBLISHED'`;

function problemOf(
  { caller, configuration }: RequestContext,
  { isOwned, hasOpenCourse }: { isOwned: boolean; hasOpenCourse: boolean },
): SpecializationOffer['problem'] {
  if (isOwned) return 'OWNED';
  if (caller.kind === 'member' && !holds(caller, ...LEARNERS)) return 'NOT_ALLOWED';
  return configuration.self_enrollment_enabled && hasOpenCourse ? null : 'CLOSED';
}

/**
 * Specializations that are sold as a whole, as far as the caller may see them. One that learners would find empty isn't sold; one whose
 * courses have all ended is closed.
 */
export async function findSpecializationOffers(
  context: RequestContext,
  tx: Tx,
  specializationIds: readonly number[],
): Promise<SpecializationOffer[]> {
  const { looksAround, mayTeach } = courseViewerOf(context);
  if (!context.features.specializations || !(readsAll(context) || looksAround || mayTeach)) return [];
  const rows = await tx.all(
    tiles(specializationIds)
      .select(['s.title', 's.price_minor as priceMinor'])
      .select([
        isEntitled('SPECIALIZATION', sql.ref('s.specialization_id'), userIdOf(context.caller)).as('isOwned'),
        sql<boolean>`exists (select from ${published} and (c.expires_at is null or c.expires_at > ${context.clock.now()}))`.as(
          'hasOpenCourse',
        ),
      ])
      .where('s.is_published', '=', true)
      .where('s.price_minor', 'is not', null)
      .where(sql<boolean>`exists (select from ${published})`),
  );
  return rows.map((row) => ({
    ...presentTile(context, row),
    title: row.title,
    priceMinor: row.priceMinor ?? 0,
    problem: problemOf(context, row),
  }));
}
