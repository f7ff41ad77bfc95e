import type { MemberContext } from '../../../kernel/context.ts';
import { declareCache } from '../../../kernel/database/cache.ts';
import { reading, type Tx } from '../../../kernel/database/database.ts';
import type { Asked, Figures, Listed, ReportKind } from './report-kind.ts';
import { idsOf } from './report-kind.ts';
import { type ReportWords, reportWords } from './report-words.ts';
import { accessReports } from './reports.access.ts';
import type { Plot, ReportPage } from './reports.schemas.ts';

/** Figures of fewer people are counted in a few milliseconds: each time. Those of more are cached for a minute. */
const CACHED_FROM = 2000;

interface Counted {
  at: Date;
  figures: Figures;
}

type ReportKey = { organizationId: number; kind: string; courseId: number | null; narrowing: string };

/** For a minute, whatever happens: figures say when they were counted, and every finished lesson would change them. */
const figuresByReport = declareCache<ReportKey, Counted>({
  dependsOn: [],
  seconds: 60,
  limit: 500,
  isCached: ({ figures }) => figures.population >= CACHED_FROM,
});

/** What was counted under these filters, now or within the last minute. */
function count({ kind, figures }: ReportKind, asked: Asked, tx: Tx): Promise<Counted> {
  const { context, courseId, narrowing } = asked;
  const { organizationId } = context;
  const key = { organizationId, kind, courseId, narrowing: JSON.stringify(Object.entries(narrowing).sort()) };
  return figuresByReport
    .of(context.database)
    .get(key, async () => ({ at: context.clock.now(), figures: await figures(asked, tx) }));
}

/**
 * Whatever is asked of a report begins here.
 * @throws Problem not-found, not-allowed
 */
export async function askReport(
  context: MemberContext,
  tx: Tx,
  kind: ReportKind,
  courseId: number | null,
  narrowing: Asked['narrowing'],
): Promise<Asked> {
  await accessReports(context, tx, courseId, idsOf(narrowing.courseIds));
  const asked: Asked = { context, courseId, narrowing, courses: [] };
  return kind.settle ? kind.settle(asked, tx) : asked;
}

/** The number that a plot shows under this id. */
function shownCount(plots: readonly Plot[], of: string): number | undefined {
  const shown = plots.flatMap(({ items }) => items.flatMap(({ note, ...item }) => (note ? [item, note] : [item])));
  return shown.find(({ id }) => id === of)?.count;
}

/** How long the list is: as long as the figure says whose list it is, unless somebody searches in it. */
async function totalOf(
  kind: ReportKind,
  asked: Asked,
  tx: Tx,
  { of, search }: Listed,
  { figures }: Counted,
  plots: readonly Plot[],
): Promise<number> {
  const shown = of === undefined ? figures.population : shownCount(plots, of);
  return shown === undefined || search ? kind.count(asked, tx, { of, search }) : shown;
}

/** Where the figures are cached, their lists are. */
const withCached = (asked: Asked, { at, figures }: Counted): Asked =>
  figures.population >= CACHED_FROM ? { ...asked, countedAt: at } : asked;

/** Only the figures of a report, worded: what a mail tells. */
export async function readFigures(
  context: MemberContext,
  tx: Tx,
  kind: ReportKind,
  courseId: number | null,
  narrowing: Asked['narrowing'],
): Promise<{ words: ReportWords; plots: Plot[] }> {
  const words = await reportWords(context, kind.words);
  const asked = await askReport(context, tx, kind, courseId, narrowing);
  const { figures } = await count(kind, asked, tx);
  return { words, plots: figures.plots(words) };
}

/** A report: its figures, and a page of the list behind all of them or behind one. */
export async function readReport(
  context: MemberContext,
  kind: ReportKind,
  courseId: number | null,
  narrowing: Asked['narrowing'],
  listed: Listed,
): Promise<ReportPage> {
  // they may be read by a connection of their own: nobody waits for that with one in the hand
  const words = await reportWords(context, kind.words);
  return reading(context, async (tx) => {
    const asked = await askReport(context, tx, kind, courseId, narrowing);
    const counted = await count(kind, asked, tx);
    const plots = counted.figures.plots(words);
    const total = await totalOf(kind, asked, tx, listed, counted, plots);
    const data = total > (listed.skip ?? 0) ? await kind.rows(withCached(asked, counted), tx, listed, words) : [];
    return {
      kind: kind.kind,
      title: kind.title(words),
      countedAt: counted.at.toISOString(),
      population: counted.figures.population,
      plots,
      columns: kind.columns(asked, words),
      data,
      total,
    };
  });
}

/** Whether a kind is there: a part of the product that is switched off brings no report. */
export const isOpen = ({ features }: MemberContext, { partOf }: ReportKind): boolean =>
  partOf === undefined || partOf.some((feature) => features[feature]);
