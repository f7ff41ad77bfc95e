import { chooseText } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/coaching-packages.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/coaching-packages.en.gen.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { plainMoment } from '../../../kernel/plain-moment.ts';
import { type TableFile, type TableFormat, tableFile } from '../../../kernel/table-file.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { listLots } from './credits.reads.ts';
import type { CreditLotRow } from './credits.schemas.ts';

const WORDS = { en: english, ar: arabic };
/** Lots that are read at once. */
const PAGE = 500;

const COUNTS = ['granted', 'reserved', 'consumed', 'takenBack', 'expired', 'remaining'] as const;
const COLUMNS = ['learner', 'package', 'source', 'promotional', 'reason', 'grantedAt', 'expiresAt'] as const;

/** Credit lots of a package or of all as a table, newest first. */
export async function exportCredits(
  context: MemberContext,
  { format, coachingPackageId }: { format: TableFormat; coachingPackageId?: number | undefined },
): Promise<TableFile> {
  const t = await translatorOf(context, WORDS);
  const zone = context.configuration.time_zone;
  await transaction(context, (tx) =>
    audit(context, tx, {
      action: 'coaching-package.export',
      noun: 'coaching-package',
      nounId: coachingPackageId ?? null,
      changes: { format },
    }),
  );
  const head = [...COLUMNS, ...COUNTS].map((column) => t(`coaching-packages.columns.${column}`));
  const lineOf = (row: CreditLotRow) => [
    row.learnerName,
    chooseText(row.title, context.language)?.text ?? '',
    t(`coaching-packages.sources.${row.source}`),
    t(row.isPromotional ? 'coaching-packages.columns.yes' : 'coaching-packages.columns.no'),
    row.reason ?? '',
    plainMoment(row.grantedAt, zone),
    plainMoment(row.expiresAt, zone),
    ...COUNTS.map((count) => row[count]),
  ];
  const asked = coachingPackageId === undefined ? {} : { coachingPackageId };
  async function* lines() {
    yield [head];
    for (let skip = 0; ; skip += PAGE) {
      const { data } = await reading(context, (tx) => listLots(context, tx, { ...asked, skip, take: PAGE }));
      yield data.map(lineOf);
      if (data.length < PAGE) return;
    }
  }
  return tableFile(context, format, lines(), { title: t('coaching-packages.columns.sheet') });
}
