import { utilisationOf } from '@sullam/domain/coaching/coach-weeks.ts';
import { messages as arabic } from '@sullam/strings/areas/coach-figures.ar.gen.ts';
import { messages as english } from '@sullam/strings/areas/coach-figures.en.gen.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { dayCell, type TableLine } from '../../../kernel/table-cells.ts';
import { type TableFile, type TableFormat, tableFile } from '../../../kernel/table-file.ts';
import { translatorOf } from '../../../kernel/wording.ts';
import { readCoachingFigures } from './coach-figures.reads.ts';
import type { FigureFileQuery } from './coach-figures.schemas.ts';
import { listUtilisation } from './utilisation.reads.ts';

const WORDS = { en: english, ar: arabic };
/** Coaches that are read at a time. */
const PAGE = 100;
const HOUR_MINUTES = 60;

const hours = (minutes: number): number => Math.round((minutes / HOUR_MINUTES) * 100) / 100;

/** Share in percent with one digit, as spreadsheets compute with it; empty where nothing was offered. */
function percent(time: { offeredMinutes: number; bookedMinutes: number } | null): number | null {
  const share = time && utilisationOf(time);
  return share === null ? null : Math.round(share * 1000) / 10;
}

/** Booked time as a share of offered time by coach and week. */
export async function exportUtilisation(context: MemberContext, format: TableFormat | undefined): Promise<TableFile> {
  const t = await translatorOf(context, WORDS);
  const months = ['monthShare', 'monthBooked', 'monthOffered', 'sessions', 'rating'] as const;
  async function* lines(): AsyncGenerator<TableLine[]> {
    for (let skip = 0; ; skip += PAGE) {
      const { weeks, data } = await listUtilisation(context, { skip, take: PAGE });
      if (skip === 0)
        yield [
          [
            t('coach-figures.columns.coach'),
            ...weeks.map((week) => t('coach-figures.columns.week', { day: { raw: week } })),
            ...months.map((column) => t(`coach-figures.columns.${column}`)),
          ],
        ];
      yield data.map(({ coach, weeks: own, month, ratingTenths }) => [
        `${coach.firstName} ${coach.lastName}`,
        ...own.map(percent),
        percent(month),
        hours(month.bookedMinutes),
        hours(month.offeredMinutes),
        month.sessionCount,
        ratingTenths === null ? null : ratingTenths / 10,
      ]);
      if (data.length < PAGE) return;
    }
  }
  return tableFile(context, format, lines(), { title: t('coach-figures.titles.utilisation') });
}

/** The figures of a period, one a line. */
export async function exportFigures(context: MemberContext, { format, ...query }: FigureFileQuery): Promise<TableFile> {
  const t = await translatorOf(context, WORDS);
  const figures = await readCoachingFigures(context, query);
  const lines: TableLine[] = [
    [t('coach-figures.columns.figure'), t('coach-figures.columns.value')],
    [t('coach-figures.columns.from'), dayCell(figures.from)],
    [t('coach-figures.columns.until'), dayCell(figures.until)],
    [t('coach-figures.figures.held'), figures.sessionsHeld],
    [t('coach-figures.columns.heldBefore'), figures.sessionsHeldBefore],
    [t('coach-figures.columns.booked'), hours(figures.bookedMinutes)],
    [t('coach-figures.columns.offered'), hours(figures.offeredMinutes)],
    [t('coach-figures.columns.missedByLearner'), figures.missedByLearner],
    [t('coach-figures.columns.missedByCoach'), figures.missedByCoach],
  ];
  return tableFile(context, format, lines, { title: t('coach-figures.titles.figures') });
}
