import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import type { ImportResult } from './questions.api.ts';

type Report = Pick<ImportResult['report'], 'changed' | 'left' | 'file'> & {
  taken: readonly Omit<ImportResult['report']['taken'][number], 'isReady' | 'marks'>[];
};

interface Line {
  outcome: 'taken' | 'changed' | 'left' | null;
  title: string | null;
  place: string;
  remark: string;
  details: string;
}

const DECIMAL = /^-?(0|[1-9]\d{0,11})(\.\d{1,6})?$/;

const TONES: Record<NonNullable<Line['outcome']>, Tone> = { taken: 'success', changed: 'warning', left: 'danger' };

/** One line for each remark: first what concerns the whole file, then what was left, changed and taken. */
function useLines(report: Report): Line[] {
  const t = useT();
  const format = useFormat();
  /** Numbers in the digits of the reader, exact ones too. */
  const inDigits = (value: string | number | null) =>
    value !== null && DECIMAL.test(String(value)) ? format.decimal(String(value)) : String(value ?? '');
  const placeOf = ({ file, line, id }: Report['left'][number]['source']) => {
    const inFile =
      line === null
        ? file === null
          ? inDigits(id)
          : null
        : t('questions.files.line', { number: format.number(line) });
    return [file, inFile].filter(Boolean).join(' · ');
  };
  const detailsOf = (values: Record<string, string | number>) =>
    format.list(
      Object.entries(values).map(([name, value]) =>
        name === 'language' && (value === 'en' || value === 'ar')
          ? t(value === 'en' ? 'common.names.english' : 'common.names.arabic')
          : inDigits(value),
      ),
    );
  const remark = (outcome: 'changed' | 'left') => (entry: Report['left'][number] | Report['changed'][number]) => ({
    outcome,
    title: entry.title,
    place: placeOf(entry.source),
    remark: t(`questions.files.codes.${entry.code}`),
    details: detailsOf(entry.values),
  });
  return [
    ...report.file.map(({ code, values }) => ({
      outcome: null,
      title: null,
      place: '',
      remark: t(`questions.files.codes.${code}`),
      details: detailsOf(values),
    })),
    ...report.left.map(remark('left')),
    ...report.changed.map(remark('changed')),
    ...report.taken.map(({ title, source, type }) => ({
      outcome: 'taken' as const,
      title,
      place: placeOf(source),
      remark: t(`questions.types.${type}`),
      details: '',
    })),
  ];
}

/** As many lines as are drawn before somebody asks for all. */
const FIRST_LINES = 300;

/** What became, or would become, of each question of a file. */
export function FilesReport({ report }: { readonly report: Report }) {
  const t = useT();
  const all = useLines(report);
  const [showsAll, setShowsAll] = useState(false);
  const lines = showsAll ? all : all.slice(0, FIRST_LINES);
  return (
    <section
      className="max-h-80 overflow-auto rounded-md border border-line"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      aria-label={t('questions.files.report')}
    >
      <table className="w-full text-start text-sm">
        <thead className="sticky top-0 bg-surface text-muted">
          <tr className="*:px-3 *:py-2 *:text-start *:font-medium">
            <th scope="col">{t('questions.files.outcome')}</th>
            <th scope="col">{t('questions.list.name')}</th>
            <th scope="col">{t('questions.files.remark')}</th>
            <th scope="col">{t('questions.files.place')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ outcome, title, place, remark, details }, index) => (
            <tr key={index} className="border-t border-line align-top *:px-3 *:py-2">
              <td>{outcome && <Badge tone={TONES[outcome]}>{t(`questions.files.${outcome}`)}</Badge>}</td>
              <td className="wrap-anywhere">
                <bdi>{title ?? t('questions.files.wholeFile')}</bdi>
              </td>
              <td>
                {remark} {details && <bdi className="text-muted wrap-anywhere">{details}</bdi>}
              </td>
              <td className="whitespace-nowrap">
                <bdi>{place}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length < all.length && (
        <p className="border-t border-line p-2">
          <Button size="sm" variant="outline" onClick={() => setShowsAll(true)}>
            {t('questions.files.moreLines', { count: all.length - lines.length })}
          </Button>
        </p>
      )}
    </section>
  );
}
