import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { newNumber } from '@sullam/domain/certificates/certificate-number.ts';
import type { CertificateClaims } from '@sullam/domain/certificates/claims.ts';
import type { Language } from '@sullam/domain/localized.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import type { Wording } from '../../../kernel/wording.ts';
import { ownHue } from '../../organization/covers/covers.public.ts';
import {
  type Issuer,
  issuerOf,
  noteIdentity,
  signDocument,
} from '../../organization/issuer-keys/issuer-keys.public.ts';
import { findProfile } from '../../organization/organizations/organizations.public.ts';
import { type TemplateInUse, templateInUse } from '../certificate-templates/certificate-templates.public.ts';
import {
  type CompletedCourse,
  findCourseFacts,
  findHolderFacts,
  type HolderFacts,
  type SubjectFacts,
} from './certificate-facts.reads.ts';
import type { Subject } from './certificate-subject.ts';
import { writeSheet } from './certificate-words.ts';
import {
  insertCertificates,
  insertCredentials,
  insertStates,
  type NewCertificate,
  type Origin,
} from './certificates.repository.ts';
import { certificateIssued } from './certificates.signals.ts';
import { credentialOf } from './credential.ts';
import { findFollowerFacts, findSpecializationFacts } from './specialization-facts.reads.ts';

/** How the organisation writes and looks: what a sheet needs of it. */
export interface DocumentStyle {
  wordings: Readonly<Record<Language, Wording>>;
  habits: { region: string; arabicDigits: 'arab' | 'latn'; timeZone: string };
  family: 'stars' | 'shelf';
}

export interface Order {
  subject: Subject;
  userIds: readonly number[];
  origin: Origin;
  issuedBy: number | null;
  /** Editions that are there are followed by others; otherwise who holds one keeps it and gets none. */
  isAgain?: boolean;
  /** Of who gets a new one: what they hold now, by user. */
  replaces?: ReadonlyMap<number, Held>;
  notifies: boolean;
}

/** What of an earlier certificate goes on in the next. */
export interface Held {
  certificateId: number;
  earnedAt: Date;
  validUntil: Date | null;
  hidesResult: boolean;
  allowsDownload: boolean;
}

function monthsLater(date: Date, months: number): Date {
  const later = new Date(date);
  const day = later.getUTCDate();
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(day, lastDay));
  return later;
}

interface Term {
  origin: Origin;
  earnedAt: Date;
  held: Held | undefined;
  months: number | null;
}

const laterOf = (one: Date, other: Date | null | undefined): Date => (other && other > one ? other : one);

/**
 * When a certificate ends. A renewal goes on from the end of the earlier one where that lies ahead: who renews early loses no days. What is
 * issued anew ends no sooner than what it replaces.
 */
function endOf({ origin, earnedAt, held, months }: Term): Date | null {
  if (months === null) return null;
  if (origin === 'RENEWAL') return monthsLater(laterOf(earnedAt, held?.validUntil), months);
  const end = monthsLater(earnedAt, months);
  return origin === 'REISSUE' ? laterOf(end, held?.validUntil) : end;
}

interface Issuing {
  facts: SubjectFacts;
  template: TemplateInUse;
  issuer: Issuer;
  order: Order;
  voice: DocumentStyle;
  logos: { logoMediaId: number | null; darkLogoMediaId: number | null; markMediaId: number | null };
  now: Date;
}

const sumOf = (courses: readonly CompletedCourse[], of: 'lessonCount' | 'minutes'): number =>
  courses.reduce((total, course) => total + course[of], 0);

function certificateOf(
  holder: HolderFacts,
  { facts, template, issuer, order, voice, logos, now }: Issuing,
): NewCertificate {
  const number = newNumber((count) => randomBytes(count));
  const held = order.replaces?.get(holder.userId);
  // whoever earned something earned it on that day, however often it is printed; a renewal is earned anew
  const earnedAt =
    order.origin === 'REISSUE' && held ? held.earnedAt : order.origin === 'RENEWAL' ? now : (holder.completedAt ?? now);
  const validUntil = endOf({ origin: order.origin, earnedAt, held, months: template.validMonths });
  // a result says something only where the course asks for one
  const result = template.design.shows.result && facts.minimumGrade !== null ? holder.result : null;
  const claims: CertificateClaims = {
    number,
    name: holder.name,
    course: facts.title,
    ...(holder.courses ? { courses: holder.courses.map(({ title }) => title) } : {}),
    issuer: issuer.name,
    lessonCount: holder.courses ? sumOf(holder.courses, 'lessonCount') : facts.lessonCount,
    minutes: holder.courses ? sumOf(holder.courses, 'minutes') : facts.minutes,
    instructors: facts.instructors,
    result,
    passedAt: result === null ? null : facts.minimumGrade,
    earnedAt: earnedAt.toISOString(),
    issuedAt: now.toISOString(),
    validUntil: validUntil?.toISOString() ?? null,
  };
  const { subject } = facts;
  const hue = facts.hue ?? ownHue(subject.courseId ?? subject.specializationId);
  return {
    number,
    claims,
    subject,
    userId: holder.userId,
    edition: holder.edition + 1,
    sheet: writeSheet({
      claims,
      design: template.design,
      hue,
      family: voice.family,
      address: `${issuer.url}/certificates/${number}`,
      ...logos,
      wordings: voice.wordings,
      habits: voice.habits,
    }),
    certificateTemplateId: template.certificateTemplateId,
    templateVersion: template.templateVersion,
    origin: order.origin,
    issuedBy: order.issuedBy,
    replacesCertificateId: held?.certificateId ?? null,
    earnedAt,
    issuedAt: now,
    validUntil,
    searchText: [holder.name.en, holder.name.ar, facts.title.en, facts.title.ar, number].filter(Boolean).join(' '),
  };
}

/** Issues certificates in the caller's transaction and answers those that are new. Whoever holds one of the same edition keeps it. */
export async function issueCertificates(context: SystemContext, tx: Tx, order: Order, voice: DocumentStyle) {
  const { subject, userIds } = order;
  const facts =
    subject.courseId === null
      ? await findSpecializationFacts(tx, subject.specializationId)
      : await findCourseFacts(tx, subject.courseId);
  if (!facts || (order.origin === 'RULE' && facts.isIssuedManually)) return [];
  const found =
    subject.courseId === null
      ? await findFollowerFacts(tx, subject.specializationId, userIds)
      : await findHolderFacts(tx, subject.courseId, userIds);
  const holders = order.isAgain ? found : found.filter(({ edition }) => edition === 0);
  if (holders.length === 0) return [];
  const profile = await findProfile(context, tx);
  const issuing: Issuing = {
    facts,
    template: await templateInUse(context, tx, subject),
    issuer: await issuerOf(context, tx),
    order,
    voice,
    logos: {
      logoMediaId: profile?.logoMediaId ?? null,
      darkLogoMediaId: profile?.darkLogoMediaId ?? null,
      markMediaId: profile?.iconMediaId ?? null,
    },
    now: context.clock.now(),
  };
  const made: NewCertificate[] = [];
  for (const holder of holders) {
    made.push(certificateOf(holder, issuing));
    // requests have their turn between two of many
    await setImmediate();
  }
  const written = await insertCertificates(tx, made);
  if (written.length === 0) return [];
  await noteIdentity(context, tx, issuing.issuer);
  await sign(tx, written, made, issuing);
  if (order.notifies)
    for (const { certificateId, userId } of written)
      await emit(context, tx, certificateIssued, { certificateId, courseId: subject.courseId, userId });
  return written.map((certificate) => ({ ...certificate, courseTitle: facts.title }));
}

async function sign(
  tx: Tx,
  written: Awaited<ReturnType<typeof insertCertificates>>,
  made: readonly NewCertificate[],
  { issuer, order, now }: Issuing,
): Promise<void> {
  const byNumber = new Map(made.map((certificate) => [certificate.number, certificate]));
  const credentials = await Promise.all(
    written.map(async ({ certificateId, number }) => {
      const { claims, subject } = byNumber.get(number) as NewCertificate;
      const document = credentialOf({ claims, issuer, certificateId, subject });
      return {
        certificateId,
        issuerKeyId: issuer.issuerKeyId,
        document: await signDocument(document, issuer.key, issuer.verificationMethod, now),
      };
    }),
  );
  await insertCredentials(tx, credentials);
  await insertStates(
    tx,
    written.map(({ certificateId, userId }) => {
      const held = order.replaces?.get(userId);
      return { certificateId, hidesResult: held?.hidesResult ?? false, allowsDownload: held?.allowsDownload ?? false };
    }),
  );
}
