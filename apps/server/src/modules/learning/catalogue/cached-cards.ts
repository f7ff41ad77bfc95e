import type { Language } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { RequestContext } from '../../../kernel/context.ts';
import { declareCache } from '../../../kernel/database/cache.ts';
import { batch, db } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { isFound } from '../../../kernel/database/search.ts';
import { type RowOf, statement } from '../../../kernel/database/statement.ts';
import { coverArt } from '../../organization/covers/covers.public.ts';
import { type MediaRef, type MediaRow, mediaColumns, presentMedia } from '../../organization/media/media.public.ts';
import { type CourseCard, rowsOfCourse } from '../courses/courses.public.ts';
import {
  buyerOf,
  type ItemPricing,
  presentPrice,
  pricingColumn,
  pricingIn,
} from '../item-prices/item-prices.public.ts';

/** What a card shows everybody. Who may see the course is not cached: a list's statement decides that each time. */
export type SharedCard = Omit<
  CourseCard,
  'subsectionCount' | 'enrolledCount' | 'isEnrolled' | 'isFavorite' | 'progressPercent' | 'completedAt'
>;

type CardKey = { organizationId: number; language: Language; courseId: number };

interface CachedCard {
  /** With its list price. */
  card: SharedCard;
  pricing: ItemPricing | null;
  /** The files that it shows: of the cover and the instructors. */
  mediaIds: readonly number[];
}

/** Columns of courses that cards don't show, or that a list's statement reads each time. */
const UNCACHED = ['enrolled_count', 'subsection_count', 'required_count', 'updated_at', 'search_text'];

/** A minute at most, since private covers have signed addresses, which are good for some hours. Names are read in a language's script. */
const cards = declareCache<CardKey, CachedCard | null>({
  dependsOn: [
    { from: 'course_overviews', rows: rowsOfCourse, except: [...UNCACHED, 'found_by'] },
    { from: 'course_teachers', rows: rowsOfCourse },
    { from: 'special_prices', rows: { item_id: ({ courseId }) => courseId } },
    { from: 'group_prices', rows: { item_id: ({ courseId }) => courseId } },
    {
      from: 'member_names',
      on: ['update', 'delete'],
      rows: { user_id: (_, cached) => cached?.card.instructors.map(({ userId }) => userId) },
    },
    { from: 'media_files', on: ['update', 'delete'], rows: { media_id: (_, cached) => cached?.mediaIds } },
    // an organisation chooses in which hand its covers are drawn
    { from: 'organization_configuration' },
  ],
  seconds: 60,
  limit: 5000,
});

interface Instructor {
  userId: number;
  firstName: string;
  lastName: string;
  image: MediaRow | null;
}

const cardsOf = statement(({ ids }: { ids: string }) =>
  db
    .selectFrom('course_overviews as c')
    .leftJoin('media_files as m', 'm.media_id', 'c.cover_media_id')
    .select(['c.course_id', 'c.title', 'c.subtitle', 'c.languages', 'c.learning_type', 'c.level', 'c.duration_minutes'])
    .select(['c.price_minor', 'c.currency', 'c.status'])
    .select(['c.course_category_id', 'c.category_name', 'c.category_icon', 'c.category_hue'])
    .select([
      mediaColumns('m').as('cover'),
      pricingColumn('course', sql.ref('c.course_id')).as('pricing'),
      sql<Instructor[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('userId', p.user_id, 'firstName', p.first_name, 'lastName', p.last_name, 'image', ${mediaColumns('pm')}) order by i.position), '[]')
        from course_teachers i
        join member_names p on ${inOrganization('p')} and ${inOrganization('i')} and p.user_id = i.user_id
        left join media_files pm on ${inOrganization('pm')} and pm.media_id = p.profile_media_id
        where i.course_id = c.course_id)`.as('instructors'),
    ])
    .where(isFound('c.course_id', ids)),
);

function present(context: RequestContext, row: RowOf<typeof cardsOf>): SharedCard {
  return {
    courseId: row.course_id,
    title: row.title as SharedCard['title'],
    subtitle: row.subtitle as SharedCard['subtitle'],
    category:
      row.course_category_id === null
        ? null
        : {
            courseCategoryId: row.course_category_id,
            name: row.category_name as SharedCard['title'],
            icon: row.category_icon ?? '',
            hue: row.category_hue ?? 0,
          },
    cover: presentMedia(context, row.cover) as MediaRef | null,
    coverArt: coverArt(context, 'course', row.course_id, row.category_hue),
    instructors: row.instructors.map(({ image, ...person }) => ({
      ...person,
      image: presentMedia(context, image)?.url ?? null,
    })),
    languages: row.languages as ('en' | 'ar')[],
    learningType: row.learning_type,
    level: row.level,
    durationMinutes: row.duration_minutes,
    price: { minor: row.price_minor, currency: row.currency },
    status: row.status,
  };
}

const filesOf = ({ cover, instructors }: RowOf<typeof cardsOf>): number[] =>
  [cover, ...instructors.map(({ image }) => image)].flatMap((file) => file?.mediaId ?? []);

/** Reads cards for the cache; null stands for a course that has been deleted meanwhile. */
async function load(context: RequestContext, keys: readonly CardKey[]): Promise<(CachedCard | null)[]> {
  const ids = keys.map(({ courseId }) => courseId).join(',');
  const [rows] = await batch(context, cardsOf({ ids }));
  const loaded = new Map(
    rows.map((row) => [
      row.course_id,
      { card: present(context, row), pricing: pricingIn(row.pricing), mediaIds: filesOf(row) },
    ]),
  );
  return keys.map(({ courseId }) => loaded.get(courseId) ?? null);
}

/**
 * What the cards of some courses show everybody, with the prices that the caller pays. Those that aren't cached are read on another
 * connection: call this outside of a transaction.
 */
export async function sharedCards(
  context: RequestContext,
  courseIds: readonly number[],
): Promise<readonly (SharedCard | null)[]> {
  const { organizationId, language } = context;
  const found = await cards.of(context.database).getAll(
    courseIds.map((courseId) => ({ organizationId, language, courseId })),
    (keys) => load(context, keys),
  );
  if (found.every((cached) => !cached?.pricing)) return found.map((cached) => cached?.card ?? null);
  const buyer = await buyerOf(
    context,
    found.map((cached) => cached?.pricing),
  );
  return found.map((cached) => {
    if (!cached) return null;
    const { minor, currency } = cached.card.price;
    return { ...cached.card, price: presentPrice(minor, currency, cached.pricing, buyer) };
  });
}
