import type { PriceBuyer } from '@sullam/domain/commerce/prices.ts';
import { sql } from 'kysely';
import { type RequestContext, userIdOf } from '../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import { notFound } from '../../../kernel/problem.ts';
import { coverArt, ownHue } from '../../organization/covers/covers.public.ts';
import { type MediaReference, mediaColumns, presentMedia } from '../../organization/media/media.public.ts';
import { cardQuery, cardsOf, viewOf } from '../catalogue/catalogue.public.ts';
import { isEntitled } from '../entitlements/entitlements.public.ts';
import { presentPrice, pricingColumn, pricingIn, readBuyerOf } from '../item-prices/item-prices.public.ts';
import {
  accessSpecialization,
  mayBuy,
  mayEnroll,
  readsAll,
  specializationAbilities,
} from './specializations.access.ts';
import type { SpecializationCard, SpecializationDetail, SpecializationListQuery } from './specializations.schemas.ts';
import { findStandings, type GroupStanding, isSatisfied, percentOf, wholeOf } from './standings.reads.ts';

type Title = SpecializationCard['title'];

/** Its courses as far as the catalogue shows them: `c` joined over specialization_courses `sc`. */
const shown = sql`specialization_courses sc join course_overviews c on ${inOrganization('c')} and c.course_id = sc.course_id
  where ${inOrganization('sc')} and sc.specialization_id = s.specialization_id and c.status = 'PUBLISHED'`;

const query = (context: RequestContext) => {
  const viewer = userIdOf(context.caller);
  const enrolled = isEntitled('COURSE', sql.ref('c.course_id'), viewer);
  return db
    .selectFrom('specializations as s')
    .leftJoin('media_files as m', 'm.media_id', 's.cover_media_id')
    .select(['s.specialization_id', 's.title', 's.subtitle', 's.description', 's.is_published', 's.version'])
    .select(['s.is_certificate_issued_manually', 's.price_minor'])
    .select(pricingColumn('specialization', sql.ref('s.specialization_id')).as('pricing'))
    .select([
      isEntitled('SPECIALIZATION', sql.ref('s.specialization_id'), viewer).as('is_owned'),
      mediaColumns('m').as('cover'),
      sql<number>`(select count(*)::int from ${shown})`.as('course_count'),
      sql<number>`(select coalesce(sum(c.duration_minutes), 0)::int from ${shown})`.as('duration_minutes'),
      sql<number>`(select count(*)::int from ${shown} and ${enrolled})`.as('enrolled_count'),
      sql<Date | null>`(select n.enrolled_at from specialization_enrollments n where ${inOrganization('n')}
        and n.specialization_id = s.specialization_id and n.user_id = ${viewer})`.as('enrolled_at'),
      sql<Date | null>`(select d.completed_at from specialization_completions d where ${inOrganization('d')}
        and d.specialization_id = s.specialization_id and d.user_id = ${viewer})`.as('completed_at'),
    ]);
};

type Row = Awaited<ReturnType<ReturnType<typeof query>['execute']>>[number];

const presentSpecialization = (
  context: RequestContext,
  row: Row,
  standings: readonly GroupStanding[],
  buyer: PriceBuyer,
): SpecializationCard => {
  const whole = wholeOf(standings);
  const isEnrolled = row.enrolled_at !== null;
  const isAnywhere = isEnrolled || row.enrolled_count > 0 || whole.completed > 0;
  return {
    specializationId: row.specialization_id,
    title: row.title as Title,
    subtitle: row.subtitle as Title,
    cover: presentMedia(context, row.cover),
    coverArt: coverArt(context, 'path', row.specialization_id, ownHue(row.specialization_id)),
    isPublished: row.is_published,
    courseCount: row.course_count,
    durationMinutes: row.duration_minutes,
    price:
      row.price_minor === null
        ? null
        : presentPrice(row.price_minor, context.configuration.currency, pricingIn(row.pricing), buyer),
    isOwned: row.is_owned,
    isEnrolled,
    completedAt: row.completed_at?.toISOString() ?? null,
    progressPercent: isAnywhere ? whole.percent : null,
    neededCourseCount: whole.needed,
    completedCourseCount: whole.completed,
  };
};

/**
 * Specializations in the order that an administrator gave them, newest first among equals. Learners read those first that they follow,
 * which aren't complete yet, and then those that are.
 */
export async function listSpecializations(context: RequestContext, tx: Tx, asked: SpecializationListQuery) {
  const withDrafts = asked.includeUnpublished === 1 && readsAll(context);
  let rows = query(context);
  let counting = db.selectFrom('specializations as s').select(sql<number>`count(*)::int`.as('total'));
  if (!withDrafts) {
    rows = rows.where('s.is_published', '=', true);
    counting = counting.where('s.is_published', '=', true);
  }
  for (const found of await holdsWords(tx, 'specializations', 's.specialization_id', asked.search)) {
    rows = rows.where(found);
    counting = counting.where(found);
  }
  const viewer = userIdOf(context.caller);
  const standing = sql`case when not exists (select from specialization_enrollments n where ${inOrganization('n')}
      and n.specialization_id = s.specialization_id and n.user_id = ${viewer}) then 2
    when exists (select from specialization_completions d where ${inOrganization('d')}
      and d.specialization_id = s.specialization_id and d.user_id = ${viewer}) then 1 else 0 end`;
  if (!withDrafts && viewer !== 0) rows = rows.orderBy(standing);
  if (asked.enrolled === 1) {
    const follows = sql<boolean>`exists (select from specialization_enrollments n where ${inOrganization('n')}
      and n.specialization_id = s.specialization_id and n.user_id = ${viewer})`;
    rows = rows.where(follows);
    counting = counting.where(follows);
  }
  const found = await tx.all(
    rows
      .orderBy('s.position')
      .orderBy('s.specialization_id', 'desc')
      .offset(asked.skip ?? 0)
      .limit(asked.take ?? 20),
  );
  const counted = await tx.one(counting);
  const ids = found.map((row) => row.specialization_id);
  const standings = await findStandings(tx, [viewer], ids);
  const buyer = await readBuyerOf(
    context,
    tx,
    found.map(({ pricing }) => pricingIn(pricing)),
  );
  return {
    data: found.map((row) =>
      presentSpecialization(
        context,
        row,
        standings.filter(({ specializationId }) => Number(specializationId) === row.specialization_id),
        buyer,
      ),
    ),
    total: counted?.total ?? 0,
  };
}

/** A specialization with its courses; editors also see those that are not published yet. */
export async function readSpecialization(
  context: RequestContext,
  specializationId: number,
): Promise<SpecializationDetail> {
  const abilities = specializationAbilities(context);
  let courses = cardQuery(viewOf(context))
    .innerJoin('specialization_courses as sc', 'sc.course_id', 'c.course_id')
    .innerJoin('specialization_groups as g', 'g.specialization_group_id', 'sc.specialization_group_id')
    .select('sc.specialization_group_id as groupId')
    .where('sc.specialization_id', '=', specializationId)
    .orderBy('g.position')
    .orderBy('sc.position');
  if (!abilities.canEdit) courses = courses.where('c.status', '=', 'PUBLISHED');
  const { row, buyer, rows, standings, recognized } = await reading(context, async (tx) => {
    await accessSpecialization(context, tx, specializationId);
    const found = await tx.one(query(context).where('s.specialization_id', '=', specializationId));
    return {
      row: found,
      buyer: await readBuyerOf(context, tx, [pricingIn(found?.pricing ?? null)]),
      rows: await tx.all(courses),
      standings: await findStandings(tx, [userIdOf(context.caller)], [specializationId]),
      recognized: await tx.all(
        db
          .selectFrom('recognized_courses as x')
          .innerJoin('specialization_courses as sc', 'sc.course_id', 'x.course_id')
          .select('x.course_id as courseId')
          .where('x.user_id', '=', userIdOf(context.caller))
          .where('sc.specialization_id', '=', specializationId)
          .orderBy('x.course_id'),
      ),
    };
  });
  if (!row) throw notFound();
  const cards = await cardsOf(context, rows);
  const groupOf = new Map(rows.map((each) => [each.course_id, Number(each.groupId)]));
  const inGroup = (groupId: number) => cards.filter(({ courseId }) => groupOf.get(courseId) === groupId);
  const card = presentSpecialization(context, row, standings, buyer);
  const needed = standings.filter(({ asked }) => asked === null).flatMap(({ groupId }) => inGroup(Number(groupId)));
  return {
    ...card,
    description: row.description as Title,
    courses: cards,
    groups: standings.map((group) => ({
      specializationGroupId: Number(group.groupId),
      title: group.title,
      neededCount: group.asked,
      courseIds: inGroup(Number(group.groupId)).map(({ courseId }) => courseId),
      neededCourseCount: group.needed,
      completedCourseCount: group.completed,
      progressPercent: card.progressPercent === null ? null : percentOf(group),
      isSatisfied: group.needed > 0 && isSatisfied(group),
    })),
    recognizedCourseIds: recognized.map(({ courseId }) => Number(courseId)),
    isCertificateIssuedManually: row.is_certificate_issued_manually,
    currency: context.configuration.currency,
    listPriceMinor: abilities.canEdit ? row.price_minor : null,
    version: row.version,
    abilities: {
      ...abilities,
      canEnroll: mayEnroll(context, card, needed),
      canBuy: mayBuy(context, card, card.courseCount),
    },
  };
}

/** A specialization's cover. */
export const showsSpecializationCover: MediaReference = ({ mediaId }) =>
  sql<boolean>`exists (select from specializations where ${inOrganization()} and cover_media_id = ${mediaId})`;
