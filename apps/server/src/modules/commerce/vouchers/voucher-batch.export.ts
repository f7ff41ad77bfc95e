import { messages as arabic } from '@sullam/strings/areas/voucher-desk.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/voucher-desk.en.gen.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { notFound } from '../../../kernel/problem.ts';
import { momentCell } from '../../../kernel/table-cells.ts';
import { type TableFile, type TableFormat, tableFile } from '../../../kernel/table-file.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { findBatch, listBatchCodes } from './vouchers.reads.ts';

const WORDS = { en: english, ar: arabic };

/** The codes of a batch as a file. That somebody took them along is recorded. */
export async function exportBatch(
  context: MemberContext,
  voucherBatchId: number,
  format: TableFormat | undefined,
): Promise<TableFile> {
  const t = await translatorOf(context, WORDS);
  const { batch, codes } = await transaction(context, async (tx) => {
    const found = await findBatch(tx, voucherBatchId);
    if (!found) throw notFound();
    await audit(context, tx, { action: 'voucher.export-batch', noun: 'voucher-batch', nounId: voucherBatchId });
    return { batch: found, codes: await listBatchCodes(tx, voucherBatchId, context.clock.now()) };
  });
  const head = [
    t('voucher-desk.fields.code'),
    t('voucher-desk.fields.status'),
    t('voucher-desk.fields.used'),
    t('voucher-desk.fields.ends'),
  ];
  const lines = codes.map(({ code, state, usedCount, endsAt }) => [
    code,
    t(`voucher-desk.states.${state}`),
    usedCount,
    momentCell(endsAt, context.configuration.time_zone),
  ]);
  return tableFile(context, format, [head, ...lines], { title: t('voucher-desk.menu.title'), of: batch.label });
}
