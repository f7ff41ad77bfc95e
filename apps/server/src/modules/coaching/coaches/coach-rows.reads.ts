import type { CoachEntryKind, LanguageLevel } from '@sullam/domain/coaching/coach.ts';
import { wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import type { RequestContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { isAmong, statement } from '../../../kernel/database/statement.ts';
import type { CoachCertification, CoachEntry, CoachLanguage, CoachTopic } from './coaches.schemas.ts';

interface OfCoaches {
  coachIds: readonly number[];
}

const entriesOf = statement(({ coachIds }: OfCoaches) =>
  db
    .selectFrom('coach_entries')
    .select(['coach_id', 'coach_entry_id', 'title', 'from_year', 'until_year'])
    .select([sql<CoachEntryKind>`kind`.as('kind'), sql<Localized>`place`.as('place')])
    .where(isAmong('coach_id', coachIds))
    // what lasts comes first, then the latest
    .orderBy(sql`until_year desc nulls first`)
    .orderBy(sql`from_year desc nulls last`)
    .orderBy('coach_entry_id'),
);

const languagesOf = statement(({ coachIds }: OfCoaches) =>
  db
    .selectFrom('coach_languages')
    .select(['coach_id', 'coach_language_id'])
    .select([
      sql<CoachLanguage['language']>`language`.as('language'),
      sql<LanguageLevel>`level`.as('level'),
      sql<number>`array_position(array['NATIVE', 'FLUENT', 'GOOD'], level)`.as('rank'),
    ])
    .where(isAmong('coach_id', coachIds))
    .orderBy('rank')
    .orderBy('coach_language_id'),
);

const certificationsOf = statement(({ coachIds }: OfCoaches) =>
  db
    .selectFrom('coach_certifications')
    .select(['coach_id', 'coach_certification_id', 'title', 'verification_url'])
    .select([
      sql<Localized>`issuer`.as('issuer'),
      sql<string | null>`issued_on::text`.as('issued_on'),
      sql<string | null>`valid_until::text`.as('valid_until'),
      sql<boolean>`checked_at is not null`.as('is_checked'),
    ])
    .where(isAmong('coach_id', coachIds))
    .orderBy(sql`issued_on desc nulls last`)
    .orderBy('coach_certification_id'),
);

const topicsOf = statement(({ coachIds }: OfCoaches) =>
  db
    .selectFrom('coach_topics as t')
    .innerJoin('coaching_topics as o', 'o.coaching_topic_id', 't.coaching_topic_id')
    .select(['t.coach_id', 'o.coaching_topic_id', 'o.title', 'o.hue'])
    .where(isAmong('t.coach_id', coachIds))
    .orderBy('t.position')
    .orderBy('o.coaching_topic_id'),
);

export async function readEntries(tx: Tx, coachId: number): Promise<CoachEntry[]> {
  const rows = await tx.all(entriesOf({ coachIds: [coachId] }));
  return rows.map((row) => ({
    coachEntryId: row.coach_entry_id,
    kind: row.kind,
    title: row.title as Localized,
    place: row.place,
    fromYear: row.from_year,
    untilYear: row.until_year,
  }));
}

export async function readLanguages(
  tx: Tx,
  coachIds: readonly number[],
): Promise<(CoachLanguage & { coachId: number })[]> {
  const rows = await tx.all(languagesOf({ coachIds }));
  return rows.map((row) => ({
    coachId: row.coach_id,
    coachLanguageId: row.coach_language_id,
    language: row.language,
    level: row.level,
  }));
}

export async function readCertifications(
  context: RequestContext,
  tx: Tx,
  coachIds: readonly number[],
): Promise<(CoachCertification & { coachId: number })[]> {
  const rows = await tx.all(certificationsOf({ coachIds }));
  const today = wallTimeOf(context.clock.now(), context.configuration.time_zone).date;
  return rows.map((row) => ({
    coachId: row.coach_id,
    coachCertificationId: row.coach_certification_id,
    title: row.title as Localized,
    issuer: row.issuer,
    issuedOn: row.issued_on,
    validUntil: row.valid_until,
    verificationUrl: row.verification_url,
    isChecked: row.is_checked,
    isExpired: row.valid_until !== null && row.valid_until < today,
  }));
}

export async function readCoachTopics(
  tx: Tx,
  coachIds: readonly number[],
): Promise<(CoachTopic & { coachId: number })[]> {
  const rows = await tx.all(topicsOf({ coachIds }));
  return rows.map((row) => ({
    coachId: row.coach_id,
    coachingTopicId: row.coaching_topic_id,
    title: row.title as Localized,
    hue: row.hue,
  }));
}

/** Everything below the texts of a coach's page. */
export async function readCoachRows(context: RequestContext, tx: Tx, coachId: number) {
  const entries = await readEntries(tx, coachId);
  const languages = await readLanguages(tx, [coachId]);
  const certifications = await readCertifications(context, tx, [coachId]);
  const topics = await readCoachTopics(tx, [coachId]);
  const ofKind = (kind: CoachEntryKind) => entries.filter((entry) => entry.kind === kind);
  return {
    positions: ofKind('POSITION'),
    experience: ofKind('EXPERIENCE'),
    education: ofKind('EDUCATION'),
    languages,
    certifications,
    topics,
  };
}
