import { sql } from 'kysely';
import type { MemberContext } from '../../../kernel/context.ts';
import { db, reading, type Tx } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { mediaColumns, presentMedia } from '../../organization/media/media.public.ts';
import { findTemplate, listTemplateRows, listVersions, type TemplateRow } from './certificate-templates.repository.ts';
import { picturesOf } from './check-design.ts';
import { type TemplateHolders, templateHolders } from './template-holders.ts';

type Holders = readonly TemplateHolders[];

async function readHolders(context: MemberContext, tx: Tx): Promise<Holders> {
  const counts: TemplateHolders[] = [];
  for (const count of context.extensions.of(templateHolders)) counts.push(...(await count(tx)));
  return counts;
}

const holdersOf = (counts: Holders, certificateTemplateId: number, version: number): number =>
  counts.find((row) => row.certificateTemplateId === certificateTemplateId && row.templateVersion === version)
    ?.holders ?? 0;

const summaryOf = (row: TemplateRow, counts: Holders) => ({
  certificateTemplateId: row.certificateTemplateId,
  name: row.name,
  isStandard: row.isStandard,
  publishedVersion: row.publishedVersion,
  isChanged: row.isChanged,
  holders: holdersOf(counts, row.certificateTemplateId, row.publishedVersion),
  updatedAt: row.updatedAt.toISOString(),
});

/** All templates; none before the first certificate was issued, or somebody began one. */
export const listTemplates = (context: MemberContext) =>
  reading(context, async (tx) => {
    const counts = await readHolders(context, tx);
    return { data: (await listTemplateRows(tx)).map((row) => summaryOf(row, counts)) };
  });

async function mediaOf(context: MemberContext, tx: Tx, ids: readonly number[]) {
  const rows = await tx.all(
    db
      .selectFrom('media_files as m')
      .select(mediaColumns('m').as('media'))
      .where(sql<boolean>`m.media_id = any(${[...ids]}::bigint[])`),
  );
  return rows.flatMap(({ media }) => {
    const ref = presentMedia(context, media);
    return ref ? [{ mediaId: ref.mediaId, url: ref.url }] : [];
  });
}

export const readTemplate = (context: MemberContext, certificateTemplateId: number) =>
  reading(context, async (tx) => {
    const row = await findTemplate(tx, certificateTemplateId);
    if (!row) throw notFound();
    const counts = await readHolders(context, tx);
    const versions = await listVersions(tx, certificateTemplateId);
    return {
      ...summaryOf(row, counts),
      design: row.design,
      version: row.version,
      pictures: await mediaOf(
        context,
        tx,
        picturesOf(row.design).map(({ mediaId }) => mediaId),
      ),
      versions: versions.map(({ templateVersion, publishedAt }) => ({
        templateVersion,
        publishedAt: publishedAt.toISOString(),
        holders: holdersOf(counts, certificateTemplateId, templateVersion),
      })),
    };
  });
