import type { SurveyQuestion } from '@sullam/domain/surveys/survey.ts';
import type { QuestionResult } from '@sullam/domain/surveys/survey-results.ts';
import { raw } from '@sullam/strings/define.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { BarPlot } from '@sullam/ui/plots/bar-plot.tsx';
import { StackedBarPlot } from '@sullam/ui/plots/stacked-bar-plot.tsx';
import { useState } from 'react';
import { AuthorTextFor, useAuthorText } from '../author-text-for.tsx';
import { useFormat, useT } from '../kit-context.tsx';

interface ResultProps {
  readonly question: SurveyQuestion;
  readonly result: QuestionResult;
}

/** More texts than this get a search. */
const MANY_TEXTS = 8;

/** What people wrote, each text in its own direction. */
function Texts({ texts }: { readonly texts: readonly string[] }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLocaleLowerCase();
  const shown = texts.filter((text) => text.toLocaleLowerCase().includes(wanted));
  return (
    <div className="space-y-3">
      {texts.length > MANY_TEXTS && (
        <div className="max-w-80 print:hidden">
          <SearchField label={t('surveys.fields.search')} value={typed} onChange={setTyped} />
        </div>
      )}
      <ul className="space-y-2">
        {shown.map((text, at) => (
          <li
            key={`${at}-${text}`}
            dir="auto"
            className="rounded-md border-s-3 border-line bg-subtle px-4 py-2 whitespace-pre-line wrap-anywhere"
          >
            {text}
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="text-muted">{t('surveys.messages.noTexts')}</p>}
    </div>
  );
}

function Choices({ question, result }: ResultProps) {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const counts = new Map(result.options.map(({ id, count }) => [id, count]));
  const points = question.options.map(({ id, label }) => ({ id, label: text(label), value: counts.get(id) ?? 0 }));
  const share = (count: number): string =>
    t('surveys.labels.countAndShare', {
      count: raw(format.number(count)),
      share: raw(format.percent(result.answered === 0 ? 0 : count / result.answered)),
    });
  return (
    <div className="space-y-4">
      <BarPlot
        title={t('surveys.labels.answered', { count: result.answered })}
        labelHead={t('surveys.labels.option')}
        valueHead={t('surveys.labels.people')}
        format={share}
        points={
          question.hasOther
            ? [...points, { id: '_other', label: t('surveys.labels.other'), value: result.otherCount }]
            : points
        }
      />
      {result.texts.length > 0 && <Texts texts={result.texts} />}
    </div>
  );
}

function Scale({ question, result }: ResultProps) {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const meaning = (value: number): string => {
    const label =
      value === question.from ? text(question.fromLabel) : value === question.to ? text(question.toLabel) : '';
    const number = format.number(value);
    return label ? t('surveys.labels.scaleEnd', { value: number, meaning: label }) : number;
  };
  return (
    <>
      {result.mean !== null && (
        <p className="mb-2 text-2xl font-semibold">{t('surveys.labels.mean', { mean: format.number(result.mean) })}</p>
      )}
      <BarPlot
        title={t('surveys.labels.answered', { count: result.answered })}
        labelHead={t('surveys.labels.option')}
        valueHead={t('surveys.labels.people')}
        points={result.values.map(({ value, count }) => ({ id: String(value), label: meaning(value), value: count }))}
      />
    </>
  );
}

function Matrix({ question, result }: ResultProps) {
  const t = useT();
  const text = useAuthorText();
  const counts = new Map(result.rows.map(({ id, options }) => [id, options.map(({ count }) => count)]));
  return (
    <StackedBarPlot
      title={t('surveys.labels.answered', { count: result.answered })}
      labelHead={t('surveys.labels.statement')}
      parts={question.options.map(({ id, label }) => ({ id, label: text(label) }))}
      rows={question.rows.map(({ id, label }) => ({ id, label: text(label), values: counts.get(id) ?? [] }))}
    />
  );
}

function Ranking({ question, result }: ResultProps) {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const labels = new Map(question.options.map(({ id, label }) => [id, text(label)]));
  const places = question.options.length;
  return (
    <>
      <BarPlot
        title={t('surveys.labels.answered', { count: result.answered })}
        labelHead={t('surveys.labels.option')}
        valueHead={t('surveys.labels.points')}
        points={result.ranks.map(({ id, rankSum, meanRank }) => ({
          id,
          label: t('surveys.labels.meanPlace', { option: labels.get(id) ?? '', place: format.number(meanRank, 1) }),
          value: result.answered * (places + 1) - rankSum,
        }))}
      />
      <p className="mt-1 text-xs text-muted">{t('surveys.hints.rankPoints')}</p>
    </>
  );
}

const TextResult = ({ result }: ResultProps) => <Texts texts={result.texts} />;

const PLOTS = { CHOICE: Choices, SCALE: Scale, MATRIX: Matrix, RANKING: Ranking, TEXT: TextResult };

export interface SurveyResultsProps {
  readonly questions: readonly SurveyQuestion[];
  readonly results: {
    readonly participantCount: number;
    readonly minimumAnswers: number;
    readonly isHidden: boolean;
    readonly questions: readonly QuestionResult[];
  };
}

/** What all answers together say: a plot for each question, texts as they were written. */
export function SurveyResults({ questions, results }: SurveyResultsProps) {
  const t = useT();
  if (results.isHidden)
    return (
      <div className="space-y-3">
        <p className="text-muted">{t('surveys.labels.participants', { count: results.participantCount })}</p>
        <Banner live="off">{t('surveys.messages.tooFew', { count: results.minimumAnswers })}</Banner>
      </div>
    );
  const byKey = new Map(results.questions.map((result) => [result.questionKey, result]));
  return (
    <div className="space-y-4">
      <p aria-live="polite" className="text-muted">
        {t('surveys.labels.participants', { count: results.participantCount })}
      </p>
      {questions.map((question) => {
        const result = byKey.get(question.questionKey);
        if (!result) return null;
        const Plot = PLOTS[question.kind];
        return (
          <Card key={question.questionKey} as="section" className="break-inside-avoid">
            <h3 className="mb-3 text-body font-medium">
              <AuthorTextFor text={question.title} />
            </h3>
            {result.isHidden ? (
              <p className="text-muted">{t('surveys.messages.questionTooFew')}</p>
            ) : result.answered === 0 ? (
              <p className="text-muted">{t('surveys.empty.results')}</p>
            ) : (
              <Plot question={question} result={result} />
            )}
          </Card>
        );
      })}
    </div>
  );
}
