import type { CertificateClaims } from '@sullam/domain/certificates/claims.ts';
import type { SignedDocument } from '@sullam/domain/certificates/data-integrity.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { statement } from '../../../kernel/database/statement.ts';
import type { Paper } from '../certificate-pdf/certificate-pdf.public.ts';
import type { Subject } from './certificate-subject.ts';
import type { StoredSheet } from './certificate-words.ts';

export type Origin = 'RULE' | 'HAND' | 'REISSUE' | 'RENEWAL';

export interface NewCertificate {
  number: string;
  subject: Subject;
  userId: number;
  edition: number;
  claims: CertificateClaims;
  sheet: StoredSheet;
  certificateTemplateId: number;
  templateVersion: number;
  origin: Origin;
  issuedBy: number | null;
  replacesCertificateId: number | null;
  earnedAt: Date;
  issuedAt: Date;
  validUntil: Date | null;
  searchText: string;
}

/** Writes records of one subject; where somebody else issued the same edition meanwhile, theirs stands. */
export const insertCertificates = (tx: Tx, rows: readonly NewCertificate[]) =>
  tx.all(
    db
      .insertInto('certificates')
      .values(
        rows.map((row) => ({
          certificate_number: row.number,
          course_id: row.subject.courseId,
          specialization_id: row.subject.specializationId,
          user_id: row.userId,
          edition: row.edition,
          claims: json(row.claims),
          sheet: json(row.sheet),
          certificate_template_id: row.certificateTemplateId,
          template_version: row.templateVersion,
          origin: row.origin,
          issued_by: row.issuedBy,
          replaces_certificate_id: row.replacesCertificateId,
          earned_at: row.earnedAt,
          issued_at: row.issuedAt,
          valid_until: row.validUntil,
          search_text: sql<string>`fold_search(${row.searchText}::text)`,
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns([
            'organization_id',
            rows[0]?.subject.courseId === null ? 'specialization_id' : 'course_id',
            'user_id',
            'edition',
          ])
          .doNothing(),
      )
      .returning(['certificate_id as certificateId', 'certificate_number as number', 'user_id as userId']),
  );

export const insertCredentials = (
  tx: Tx,
  rows: readonly { certificateId: number; issuerKeyId: number; document: SignedDocument }[],
) =>
  tx.run(
    db.insertInto('certificate_credentials').values(
      rows.map(({ certificateId, issuerKeyId, document }) => ({
        certificate_id: certificateId,
        issuer_key_id: issuerKeyId,
        document: json(document),
      })),
    ),
  );

export interface StartState {
  certificateId: number;
  hidesResult: boolean;
  allowsDownload: boolean;
}

export const insertStates = (tx: Tx, rows: readonly StartState[]) =>
  tx.run(
    db.insertInto('certificate_states').values(
      rows.map(({ certificateId, hidesResult, allowsDownload }) => ({
        certificate_id: certificateId,
        hides_result: hidesResult,
        allows_download: allowsDownload,
      })),
    ),
  );

const certificateColumns = [
  'c.certificate_id as certificateId',
  'c.certificate_number as number',
  'c.course_id as courseId',
  'c.specialization_id as specializationId',
  'c.user_id as userId',
  'c.edition',
  'c.certificate_template_id as certificateTemplateId',
  'c.template_version as templateVersion',
  'c.origin',
  'c.issued_at as issuedAt',
  'c.earned_at as earnedAt',
  'c.valid_until as validUntil',
  's.revoked_at as revokedAt',
  's.hides_result as hidesResult',
  's.allows_download as allowsDownload',
] as const;

/** Certificates with how they stand. `c` is the record, `s` its state. */
export const certificates = () =>
  db
    .selectFrom('certificates as c')
    .innerJoin('certificate_states as s', 's.certificate_id', 'c.certificate_id')
    .select([
      ...certificateColumns,
      sql<CertificateClaims>`c.claims`.as('claims'),
      sql<Localized | null>`s.revocation_reason`.as('reason'),
      sql<
        string | null
      >`(select x.certificate_number from certificates x where ${inOrganization('x')} and x.replaces_certificate_id = c.certificate_id limit 1)`.as(
        'replacedBy',
      ),
    ]);

export type CertificateRow = Awaited<ReturnType<typeof findCertificate>> & object;

export const findCertificate = (tx: Tx, certificateId: number) =>
  tx.one(certificates().where('c.certificate_id', '=', certificateId));

const byNumber = statement(({ number }: { number: string }) =>
  certificates().where('c.certificate_number', '=', number),
);

export const findByNumber = (tx: Tx, number: string) => tx.one(byNumber({ number }));

export const findSheet = async (tx: Tx, certificateId: number): Promise<StoredSheet | undefined> =>
  (
    await tx.one(
      db
        .selectFrom('certificates')
        .select(sql<StoredSheet>`sheet`.as('sheet'))
        .where('certificate_id', '=', certificateId),
    )
  )?.sheet;

/** The id of the certificate with a number: what belongs to it can be asked for at once. */
const numbered = (number: string) =>
  sql<number>`(select n.certificate_id from certificates n where ${inOrganization('n')} and n.certificate_number = ${number})`;

const credentials = () =>
  db
    .selectFrom('certificate_credentials')
    .select([sql<SignedDocument>`document`.as('document'), 'issuer_key_id as issuerKeyId']);

export const findCredential = (tx: Tx, certificateId: number) =>
  tx.one(credentials().where('certificate_id', '=', certificateId));

const credentialByNumber = statement(({ number }: { number: string }) =>
  credentials().where('certificate_id', '=', numbered(number)),
);

export const findCredentialByNumber = (tx: Tx, number: string) => tx.one(credentialByNumber({ number }));

export const findWithdrawn = (tx: Tx, number: string) =>
  tx.one(
    db
      .selectFrom('withdrawn_certificates')
      .select('withdrawn_at as withdrawnAt')
      .where('certificate_number', '=', number),
  );

/** The newest of somebody's of a course or a specialization. */
export const findNewestOf = (tx: Tx, { courseId, specializationId }: Subject, userId: number) =>
  tx.one(
    certificates()
      .where('c.course_id', 'is not distinct from', courseId)
      .where('c.specialization_id', 'is not distinct from', specializationId)
      .where('c.user_id', '=', userId)
      .orderBy('c.edition', 'desc')
      .limit(1),
  );

/** Does one of them hold any of a course or a specialization? */
export const isHeldByAny = async (
  tx: Tx,
  { courseId, specializationId }: Subject,
  userIds: readonly number[],
): Promise<boolean> =>
  (await tx.one(
    db
      .selectFrom('certificates')
      .select('certificate_id')
      .where('course_id', 'is not distinct from', courseId)
      .where('specialization_id', 'is not distinct from', specializationId)
      .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
      .limit(1),
  )) !== undefined;

/** The state, which nobody else changes until the transaction ends. */
export const lockState = (tx: Tx, certificateId: number) =>
  tx.one(
    db
      .selectFrom('certificate_states')
      .select(['revoked_at as revokedAt'])
      .where('certificate_id', '=', certificateId)
      .forUpdate(),
  );

export const setRevoked = (
  tx: Tx,
  certificateId: number,
  { reason, byUserId, now }: { reason: Localized; byUserId: number; now: Date },
) =>
  tx.run(
    db
      .updateTable('certificate_states')
      .set({ revoked_at: now, revoked_by: byUserId, revocation_reason: json(reason) })
      .where('certificate_id', '=', certificateId)
      .where('revoked_at', 'is', null),
  );

export const setSharing = (
  tx: Tx,
  certificateId: number,
  { hidesResult, allowsDownload }: { hidesResult: boolean; allowsDownload: boolean },
) =>
  tx.run(
    db
      .updateTable('certificate_states')
      .set({ hides_result: hidesResult, allows_download: allowsDownload })
      .where('certificate_id', '=', certificateId),
  );

export const insertFile = (tx: Tx, certificateId: number, paper: Paper, sha256: string, now: Date) =>
  tx.run(
    db
      .insertInto('certificate_files')
      .values({ certificate_id: certificateId, paper, sha256, made_at: now })
      .onConflict((conflict) => conflict.doNothing()),
  );

const filesOf = statement(({ number }: { number: string }) =>
  db
    .selectFrom('certificate_files')
    .select(['paper', 'sha256'])
    .where('certificate_id', '=', numbered(number))
    .orderBy('made_at', 'desc'),
);

export const listFiles = (tx: Tx, number: string) => tx.all(filesOf({ number }));

/** Places of a status list that are taken: revoked, replaced, withdrawn. */
export async function listInvalid(tx: Tx, from: number, to: number): Promise<number[]> {
  const rows = await tx.sql<{ id: number }[]>`
    select s.certificate_id as id from certificate_states s
    where ${inOrganization('s')} and s.certificate_id >= ${from} and s.certificate_id < ${to} and s.revoked_at is not null
    union all
    select w.certificate_id from withdrawn_certificates w
    where ${inOrganization('w')} and w.certificate_id >= ${from} and w.certificate_id < ${to}`;
  return rows.map(({ id }) => Number(id));
}

/** Where in a sheet the number of a picture stands. */
const placesOfPicture = (mediaId: number): object[] => [
  { signatures: [{ mediaId }] },
  { logoMediaId: mediaId },
  { markMediaId: mediaId },
  { free: { arrangement: { elements: [{ picture: { mediaId } }] } } },
  { free: { arrangement: { elements: [{ signature: { mediaId } }] } } },
  { free: { logos: { LOGO: mediaId } } },
  { free: { logos: { LIGHT_LOGO: mediaId } } },
  { free: { logos: { MARK: mediaId } } },
];

/** Pictures, signatures and logos that are printed show the file. */
export const showsInSheet = ({ mediaId }: { mediaId: number }) => {
  const shows = placesOfPicture(mediaId).map((place) => sql`c.sheet @> ${json(place)}`);
  return sql<boolean>`exists (select from certificates c where ${inOrganization('c')} and (${sql.join(shows, sql` or `)}))`;
};
