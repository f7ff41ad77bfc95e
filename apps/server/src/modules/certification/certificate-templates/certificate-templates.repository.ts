import type { Localized } from '@sullam/domain/localized.ts';
import { sql } from 'kysely';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { upsert } from '../../../kernel/database/upsert.ts';
import type { CopyCoursePart } from '../../learning/courses/courses.public.ts';
import type { CertificateDesign, CertificateSettings } from './certificate-templates.schemas.ts';

export interface TemplateRow {
  certificateTemplateId: number;
  name: Localized;
  design: CertificateDesign;
  isStandard: boolean;
  publishedVersion: number;
  isChanged: boolean;
  version: number;
  updatedAt: Date;
}

const templates = () =>
  db
    .selectFrom('certificate_templates as t')
    .leftJoin('certificate_template_versions as v', (join) =>
      join
        .onRef('v.certificate_template_id', '=', 't.certificate_template_id')
        .onRef('v.template_version', '=', 't.published_version'),
    )
    .select([
      't.certificate_template_id as certificateTemplateId',
      't.name',
      't.is_standard as isStandard',
      't.published_version as publishedVersion',
      't.version',
      't.updated_at as updatedAt',
      sql<CertificateDesign>`t.design`.as('design'),
      sql<boolean>`(v.design is distinct from t.design)`.as('isChanged'),
    ]);

/** The standard one first, then by age. */
export const listTemplateRows = (tx: Tx): Promise<TemplateRow[]> =>
  tx.all(templates().orderBy('t.is_standard', 'desc').orderBy('t.certificate_template_id'));

export const findTemplate = (tx: Tx, certificateTemplateId: number): Promise<TemplateRow | undefined> =>
  tx.one(templates().where('t.certificate_template_id', '=', certificateTemplateId));

export const findStandardId = async (tx: Tx): Promise<number | undefined> =>
  (
    await tx.one(
      db.selectFrom('certificate_templates').select('certificate_template_id as id').where('is_standard', '=', true),
    )
  )?.id;

interface NewTemplate {
  name: Localized;
  design: CertificateDesign;
  isStandard: boolean;
  now: Date;
}

/** Undefined where there is a standard one already. */
export async function insertTemplate(
  tx: Tx,
  { name, design, isStandard, now }: NewTemplate,
): Promise<number | undefined> {
  const row = await tx.one(
    db
      .insertInto('certificate_templates')
      .values({
        name: json(name),
        design: json(design),
        is_standard: isStandard,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('certificate_template_id as id'),
  );
  return row?.id;
}

/** False when somebody saved in between. */
export async function updateTemplate(
  tx: Tx,
  certificateTemplateId: number,
  { name, design, version }: { name?: Localized | undefined; design?: CertificateDesign | undefined; version: number },
  now: Date,
): Promise<boolean> {
  const touched = await tx.run(
    db
      .updateTable('certificate_templates')
      .set({
        ...(name ? { name: json(name) } : {}),
        ...(design ? { design: json(design) } : {}),
        updated_at: now,
        version: sql<number>`version + 1`,
      })
      .where('certificate_template_id', '=', certificateTemplateId)
      .where('version', '=', version),
  );
  return touched === 1;
}

/** Keeps the draft as the next version and answers its number. */
export async function insertVersion(
  tx: Tx,
  certificateTemplateId: number,
  publishedBy: number | null,
  now: Date,
): Promise<number> {
  const row = await tx.one(
    db
      .updateTable('certificate_templates')
      .set({ published_version: sql<number>`published_version + 1` })
      .where('certificate_template_id', '=', certificateTemplateId)
      .returning(['published_version as version', sql<CertificateDesign>`design`.as('design')]),
  );
  if (!row) throw new Error('a template was deleted while it was published');
  await tx.run(
    db.insertInto('certificate_template_versions').values({
      certificate_template_id: certificateTemplateId,
      template_version: row.version,
      design: json(row.design),
      published_by: publishedBy,
      published_at: now,
    }),
  );
  return row.version;
}

export const listVersions = (tx: Tx, certificateTemplateId: number) =>
  tx.all(
    db
      .selectFrom('certificate_template_versions')
      .select(['template_version as templateVersion', 'published_at as publishedAt'])
      .where('certificate_template_id', '=', certificateTemplateId)
      .orderBy('template_version', 'desc'),
  );

export const findVersion = (tx: Tx, certificateTemplateId: number, templateVersion: number) =>
  tx.one(
    db
      .selectFrom('certificate_template_versions')
      .select(sql<CertificateDesign>`design`.as('design'))
      .where('certificate_template_id', '=', certificateTemplateId)
      .where('template_version', '=', templateVersion),
  );

/** What is certified: a course or a specialization. */
export type TemplateSubject =
  | { readonly courseId: number; readonly specializationId: null }
  | { readonly courseId: null; readonly specializationId: number };

const settingColumns = ['certificate_template_id as certificateTemplateId', 'valid_months as validMonths'] as const;

export const findSettings = (tx: Tx, subject: TemplateSubject): Promise<CertificateSettings | undefined> =>
  subject.courseId === null
    ? tx.one(
        db
          .selectFrom('specialization_certificate_settings')
          .select(settingColumns)
          .where('specialization_id', '=', subject.specializationId),
      )
    : tx.one(
        db.selectFrom('course_certificate_settings').select(settingColumns).where('course_id', '=', subject.courseId),
      );

export const upsertSettings = (
  tx: Tx,
  subject: TemplateSubject,
  { certificateTemplateId, validMonths }: CertificateSettings,
): Promise<number> => {
  const row = { certificate_template_id: certificateTemplateId, valid_months: validMonths };
  return subject.courseId === null
    ? tx.run(
        upsert(
          db.insertInto('specialization_certificate_settings'),
          { specialization_id: subject.specializationId },
          row,
        ),
      )
    : tx.run(upsert(db.insertInto('course_certificate_settings'), { course_id: subject.courseId }, row));
};

export interface PublishedTemplate {
  certificateTemplateId: number;
  templateVersion: number;
  design: CertificateDesign;
}

/** The published version of a template; undefined while there is none. */
export const findPublished = (tx: Tx, certificateTemplateId: number): Promise<PublishedTemplate | undefined> =>
  tx.one(
    db
      .selectFrom('certificate_templates as t')
      .innerJoin('certificate_template_versions as v', (join) =>
        join
          .onRef('v.certificate_template_id', '=', 't.certificate_template_id')
          .onRef('v.template_version', '=', 't.published_version'),
      )
      .select([
        't.certificate_template_id as certificateTemplateId',
        'v.template_version as templateVersion',
        sql<CertificateDesign>`v.design`.as('design'),
      ])
      .where('t.certificate_template_id', '=', certificateTemplateId),
  );

/** Signatures and pictures in drafts and versions show the file. */
export const showsPicture = ({ mediaId }: { mediaId: number }) => {
  const shows = (table: 't' | 'v') =>
    sql.join(
      [
        { signatures: [{ mediaId }] },
        { arrangement: { elements: [{ picture: { mediaId } }] } },
        { arrangement: { elements: [{ signature: { mediaId } }] } },
      ].map((part) => sql`${sql.ref(`${table}.design`)} @> ${json(part)}`),
      sql` or `,
    );
  return sql<boolean>`(exists (select from certificate_templates t where ${inOrganization('t')} and (${shows('t')}))
    or exists (select from certificate_template_versions v where ${inOrganization('v')} and (${shows('v')})))`;
};

/** A copied course makes its certificates as the first does. */
export const copySettings: CopyCoursePart = async (_context, tx, { fromCourseId, toCourseId }) => {
  const settings = await findSettings(tx, { courseId: fromCourseId, specializationId: null });
  if (settings) await upsertSettings(tx, { courseId: toCourseId, specializationId: null }, settings);
};
