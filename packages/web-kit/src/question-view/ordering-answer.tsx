import { Button } from '@sullam/ui/components/button.tsx';
import { SortableRows } from '@sullam/ui/sortable/sortable-rows.tsx';
import { AuthorHtml } from '../author-html.tsx';
import { useAuthorText } from '../author-text-for.tsx';
import { useFormat, useT } from '../kit-context.tsx';
import { PartResultMark } from './part-result.tsx';
import { plainHtml } from './plain-html.ts';
import type { AnswerProps } from './question-view-types.ts';

/** Items to be put in order. As they come they are no answer: the first move makes one, or saying that they are right so. */
export function OrderingAnswer({ question, value, onChange, isLocked, results }: AnswerProps<'ORDERING'>) {
  const t = useT();
  const hasArabicDigits = useFormat().number(1) === '١';
  const textOf = useAuthorText();
  const byId = new Map(question.choices.map((choice) => [choice.id, choice]));
  const ordered = value?.order.flatMap((id) => byId.get(id) ?? []) ?? [];
  const items = ordered.length === question.choices.length ? ordered : question.choices;
  const give = (next: typeof items) => onChange({ type: 'ORDERING', order: next.map(({ id }) => id) });
  const lineOf = ({ id, text }: (typeof items)[number]) => (
    <span className="flex items-center gap-2">
      <span className="min-w-0 flex-1">
        <AuthorHtml text={text} />
      </span>
      <PartResultMark result={results.get(id)} isNamed />
    </span>
  );
  if (isLocked)
    return (
      <ol
        className="list-decimal space-y-2 ps-6"
        style={hasArabicDigits ? { listStyleType: 'arabic-indic' } : undefined}
        aria-label={t('question-view.labels.order')}
      >
        {items.map((item) => (
          <li key={item.id}>{lineOf(item)}</li>
        ))}
      </ol>
    );
  return (
    <div className="space-y-2">
      <SortableRows
        label={t('question-view.labels.order')}
        items={items}
        idOf={({ id }) => id}
        nameOf={({ text }) => plainHtml(textOf(text))}
        onChange={give}
        hasButtons
        className="space-y-2"
        rowClassName="items-center rounded-lg border border-line bg-surface py-1 pe-2"
      >
        {lineOf}
      </SortableRows>
      {!value && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="outline" size="sm" onClick={() => give(items)}>
            {t('question-view.actions.keepOrder')}
          </Button>
          <p className="text-sm text-muted">{t('question-view.hints.ordering')}</p>
        </div>
      )}
    </div>
  );
}
