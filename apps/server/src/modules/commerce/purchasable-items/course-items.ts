import { sql } from 'kysely';
import { type RequestContext, userIdOf } from '../../../kernel/context.ts';
import { db } from '../../../kernel/database/database.ts';
import { courseViewerOf, enrolmentState, listedCourses } from '../../learning/courses/courses.public.ts';
import {
  grantEntitlement,
  hasLeft,
  isEntitled,
  revokeEntitlements,
} from '../../learning/entitlements/entitlements.public.ts';
import { coverArt } from '../../organization/covers/covers.public.ts';
import { type MediaRef, mediaColumns, presentMedia } from '../../organization/media/media.public.ts';
import type { ItemPage, OfferProblem, PurchasableItemType, Sale } from './purchasable-items.types.ts';

const entitled = ({ userId, itemId }: Sale) => ({ userId, subject: { kind: 'COURSE', id: itemId } }) as const;
const sourceOf = ({ orderLineId }: Sale) => ({ source: 'ORDER', sourceKey: String(orderLineId) }) as const;

/** A member who left a course that they bought still owns it. */
const ownsCourse = (userId: number) =>
  sql<boolean>`(${isEntitled('COURSE', sql.ref('c.course_id'), userId)} or ${hasLeft('COURSE', sql.ref('c.course_id'), userId)})`;

interface Terms {
  isOwned: boolean;
  status: string;
  expiresAt: Date | null;
  enrollsFrom: Date | null;
  isByInvitation: boolean;
}

function problemOf(context: RequestContext, terms: Terms): OfferProblem | null {
  if (terms.isOwned) return 'OWNED';
  if (context.caller.kind === 'member' && !courseViewerOf(context).learns) return 'NOT_ALLOWED';
  return enrolmentState(context, terms) === 'OPEN' ? null : 'CLOSED';
}

interface PageRow {
  course_id: number;
  category_hue: number | null;
  cover: Parameters<typeof presentMedia>[1];
}

const pageOf = (context: RequestContext, { course_id, category_hue, cover }: PageRow): ItemPage => ({
  itemId: course_id,
  pageId: course_id,
  cover: presentMedia(context, cover) as MediaRef | null,
  coverArt: coverArt(context, 'course', course_id, category_hue),
});

/** Courses as purchasable items. */
export const courseItems: PurchasableItemType = {
  slug: 'course',
  async findOffers(context, tx, itemIds) {
    const rows = await tx.all(
      db
        .selectFrom('course_overviews as c')
        .leftJoin('media_files as m', 'm.media_id', 'c.cover_media_id')
        .select(['c.course_id', 'c.title', 'c.category_hue', 'c.price_minor', 'c.currency', 'c.status'])
        .select('c.course_category_id as courseCategoryId')
        .select(['c.expires_at as expiresAt', 'c.enrolls_from as enrollsFrom', 'c.is_by_invitation as isByInvitation'])
        .select(mediaColumns('m').as('cover'))
        .select(ownsCourse(userIdOf(context.caller)).as('isOwned'))
        .where('c.course_id', 'in', [...itemIds])
        .where(listedCourses(context)),
    );
    return rows.map((row) => ({
      ...pageOf(context, row),
      title: row.title,
      listMinor: row.price_minor,
      currency: row.currency,
      courseCategoryId: row.courseCategoryId,
      problem: problemOf(context, row),
    }));
  },
  async findPages(context, tx, itemIds) {
    const rows = await tx.all(
      db
        .selectFrom('course_overviews as c')
        .leftJoin('media_files as m', 'm.media_id', 'c.cover_media_id')
        .select(['c.course_id', 'c.category_hue', mediaColumns('m').as('cover')])
        .where('c.course_id', 'in', [...itemIds]),
    );
    return rows.map((row) => pageOf(context, row));
  },
  async grant(context, tx, sale) {
    await grantEntitlement(context, tx, { ...entitled(sale), ...sourceOf(sale), grantedBy: sale.userId });
    return true;
  },
  revoke: (context, tx, sale) => revokeEntitlements(context, tx, entitled(sale), sourceOf(sale)),
};
