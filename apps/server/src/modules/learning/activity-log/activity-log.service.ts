import type { ActivityType } from '@sullam/domain/activity-types.gen.ts';
import { chooseText, type Language, type Localized } from '@sullam/domain/localized.ts';
import { messages as arabic } from '@sullam/strings/areas/activity-log.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/activity-log.en.gen.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { momentCell } from '../../../kernel/table-cells.ts';
import { type TableFile, tableFile } from '../../../kernel/table-file.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { accessLog } from './activity-log.access.ts';
import { readLogPage, readWholeLog } from './activity-log.reads.ts';
import type { ActivityLog, LogExportQuery, LogQuery } from './activity-log.schemas.ts';

const WORDS = { en: english, ar: arabic };

async function wordsIn(context: MemberContext, language: Language) {
  const t = await translatorOf(context, WORDS, language);
  return { t, nameOf: (type: ActivityType) => t(`activity-log.types.${type}`) };
}

/** A page of somebody's log. */
export async function readLog(context: MemberContext, userId: number, query: LogQuery): Promise<ActivityLog> {
  const { nameOf } = await wordsIn(context, query.language ?? 'en');
  return reading(context, async (tx) => {
    const reader = await accessLog(context, tx, userId);
    const { data, ...counted } = await readLogPage(context, tx, { ...reader, types: query.activityType }, query);
    return {
      ...counted,
      data: data.map((entry) => ({
        ...entry,
        occurredAt: entry.occurredAt.toISOString(),
        text: nameOf(entry.activityType),
      })),
    };
  });
}

/** Somebody's log as a file, worded in the language asked for or the reader's. That it was taken along is recorded. */
export async function exportLog(context: MemberContext, userId: number, query: LogExportQuery): Promise<TableFile> {
  const { format, language = context.language, activityType } = query;
  const { t, nameOf } = await wordsIn(context, language);
  const text = (value: Localized | undefined) => chooseText(value ?? {}, language)?.text ?? '';
  const entries = await transaction(context, async (tx) => {
    const reader = await accessLog(context, tx, userId);
    const found = await readWholeLog(context, tx, { ...reader, types: activityType });
    const changes = { format, count: found.length };
    await audit(context, tx, { action: 'activity-log.export', noun: 'member', nounId: userId, changes });
    return found;
  });
  const lines = [
    (['when', 'activity', 'about', 'course'] as const).map((column) => t(`activity-log.columns.${column}`)),
    ...entries.map((entry) => [
      momentCell(entry.occurredAt, context.configuration.time_zone),
      nameOf(entry.activityType),
      text(entry.title),
      text(entry.course?.title),
    ]),
  ];
  return tableFile(context, format, lines, { title: t('activity-log.titles.page'), language });
}
