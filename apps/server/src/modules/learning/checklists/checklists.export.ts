import { chooseText } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/checklist-keeping.ar.ts';
import { messages as english } from '@sullam/strings/areas/checklist-keeping.en.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { holdsWords } from '../../../kernel/database/search.ts';
import { resultWords } from '../../../kernel/result-words.ts';
import { momentCell } from '../../../kernel/table-cells.ts';
import { tableFile } from '../../../kernel/table-file.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import type { OverdueFileQuery } from './checklists.schemas.ts';
import { overdueQuery, presentOverdue } from './student-checklists.reads.ts';

const WORDS = { en: english, ar: arabic };

/** More than anybody reads; a file of that length says that something else is wrong. */
const MOST = 20_000;

/** What is late as a file: the rows of the report, all of them. That somebody took it along is recorded. */
export async function exportOverdue(context: MemberContext, { search, checklistId, format }: OverdueFileQuery) {
  const { head } = await resultWords(context);
  const t = await translatorOf(context, WORDS);
  const now = context.clock.now();
  const rows = await transaction(context, async (tx) => {
    let query = overdueQuery(now, checklistId).limit(MOST);
    for (const condition of await holdsWords(tx, 'members', 's.user_id', search)) query = query.where(condition);
    const overdue = await tx.all(query);
    await audit(context, tx, {
      action: 'checklist.export',
      noun: 'checklist',
      nounId: checklistId ?? null,
      changes: { format: format ?? 'csv' },
    });
    return overdue;
  });
  const text = (value: Parameters<typeof chooseText>[0]) => chooseText(value, context.language)?.text ?? '';
  const lines = [
    head('firstName', 'lastName', 'checklist', 'checklistItem', 'due', 'daysLate'),
    ...rows
      .map((row) => presentOverdue(row, now))
      .map(({ user, title, checklistTitle, dueAt, daysLate }) => [
        user.firstName,
        user.lastName,
        text(checklistTitle),
        text(title),
        momentCell(dueAt, context.configuration.time_zone),
        daysLate,
      ]),
  ];
  return tableFile(context, format, lines, { title: t('checklist-keeping.titles.overdue') });
}
