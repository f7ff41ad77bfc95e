import { itemHints, LEAST_ANSWERS, misleadingChoice } from '@sullam/domain/grading/item-hints.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { GroupedBarPlot } from '@sullam/ui/plots/grouped-bar-plot.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { plainHtml } from '@sullam/web-kit/question-view/plain-html.ts';
import type { ItemFigures } from './exam-marking.api.ts';

/** What a choice is called: its words, true or false, or that nothing was chosen. */
function useChoiceName(): (choice: ItemFigures['choices'][number]) => string {
  const t = useT();
  const text = useAuthorText();
  return ({ choiceId, text: words }) => {
    if (choiceId === null) return t('exam-marking.labels.blank');
    const own = plainHtml(text(words));
    if (own) return own;
    return choiceId === 'true' || choiceId === 'false' ? t(`question-view.labels.${choiceId}`) : choiceId;
  };
}

function Choices({ item }: { readonly item: ItemFigures }) {
  const t = useT();
  const format = useFormat();
  const nameOf = useChoiceName();
  if (item.choices.length === 0) return null;
  return (
    <GroupedBarPlot
      title={t('exam-marking.titles.choices')}
      labelHead={t('exam-marking.labels.choice')}
      format={(share) => format.percent(share)}
      series={[
        { id: 'all', label: t('exam-marking.labels.all') },
        { id: 'upper', label: t('exam-marking.labels.upper') },
        { id: 'lower', label: t('exam-marking.labels.lower') },
      ]}
      most={1}
      rows={item.choices.map((choice) => ({
        id: choice.choiceId ?? 'blank',
        label: choice.isRight ? t('exam-marking.labels.rightChoice', { choice: nameOf(choice) }) : nameOf(choice),
        values: [choice.share, choice.upperShare, choice.lowerShare],
      }))}
    />
  );
}

/** How one question went, and what to look at. */
export function ItemCard({ item, number }: { readonly item: ItemFigures; readonly number: string }) {
  const t = useT();
  const format = useFormat();
  const nameOf = useChoiceName();
  const misleading = misleadingChoice(item.choices);
  const values = { choice: misleading ? nameOf(misleading) : '', least: LEAST_ANSWERS };
  const figure = (value: number | null, write: (value: number) => string) => (value === null ? '–' : write(value));
  const two = (value: number) => format.number(value, 2);
  const figures = [
    [t('exam-marking.labels.difficulty'), figure(item.difficulty, (value) => format.percent(value))],
    [t('exam-marking.labels.discrimination'), figure(item.discrimination, two)],
    [t('exam-marking.labels.pointBiserial'), figure(item.pointBiserial, two)],
    [t('exam-marking.labels.medianTime'), figure(item.medianSeconds, (value) => format.clock(value * 1000))],
  ] as const;
  return (
    <Card as="article" padding="lg" className="break-inside-avoid">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 text-base wrap-anywhere">
          <span className="me-2 tabular text-muted">{number}</span>
          <UiLink href={`/questions/${item.questionId}`} className={textLinkClass}>
            <bdi>{item.questionName}</bdi>
          </UiLink>
        </h3>
        <span className="text-sm text-muted">
          {t('exam-marking.labels.version', { version: format.number(item.version) })}
          {' · '}
          {t('exam-marking.labels.answers', { count: item.count })}
        </span>
      </div>
      <dl className="mb-3 flex flex-wrap gap-x-8 gap-y-2">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="font-semibold tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mb-4 max-w-reading space-y-1 text-sm">
        {itemHints(item).map((hint) => (
          <li key={hint} className={hint === 'negative' || hint === 'distractor' ? 'text-danger-text' : 'text-muted'}>
            {t(`exam-marking.hints.${hint}`, values)}
          </li>
        ))}
      </ul>
      <Choices item={item} />
    </Card>
  );
}
