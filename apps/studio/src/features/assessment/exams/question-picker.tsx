import { QUESTION_TYPES } from '@sullam/domain/questions/question.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { ArrowLeft, ChevronLeft, ChevronRight, Eye } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import {
  CategorySelect,
  DIFFICULTIES,
  isQuestionType,
  type QuestionFilter,
  type QuestionRow,
  questionsQuery,
  questionTagsQuery,
  TYPE_ICONS,
} from '../questions/questions.public.ts';
import { shortDecimal } from './exam-draft.ts';
import { QuestionTrialOf } from './question-preview.tsx';

const TAKE = 20;

export interface QuestionPickerProps {
  /** Those that the exam asks already. */
  readonly taken: ReadonlySet<number>;
  readonly onPick: (questions: QuestionRow[]) => void;
  readonly onClose: () => void;
}

interface Narrowed {
  search: string;
  category: number | null;
  type: string;
  difficulty: string;
  tag: string;
}

const NOTHING: Narrowed = { search: '', category: null, type: '', difficulty: '', tag: '' };

const filterOf = ({ search, category, type, difficulty, tag }: Narrowed): QuestionFilter => ({
  isArchived: false,
  ...(search.trim() ? { search: search.trim() } : {}),
  ...(category === null ? {} : { questionCategoryId: category }),
  ...(isQuestionType(type) ? { types: [type] } : {}),
  ...(difficulty ? { difficulties: [Number(difficulty)] } : {}),
  ...(tag ? { tags: [tag] } : {}),
});

interface FiltersProps {
  readonly narrowed: Narrowed;
  readonly onChange: (change: Partial<Narrowed>) => void;
}

function Filters({ narrowed, onChange }: FiltersProps) {
  const t = useT();
  const tags = useQuery(questionTagsQuery()).data?.data ?? [];
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      <SearchField
        label={t('questions.list.search')}
        className="col-span-full"
        value={narrowed.search}
        onChange={(search) => onChange({ search })}
      />
      <CategorySelect
        label={t('questions.list.category')}
        none={t('exam-authoring.labels.wholeBank')}
        value={narrowed.category}
        onChange={(category) => onChange({ category })}
      />
      <NativeSelect
        label={t('questions.list.type')}
        value={narrowed.type}
        onChange={(type) => onChange({ type })}
        options={[
          { value: '', label: t('questions.filters.allTypes') },
          ...QUESTION_TYPES.map((type) => ({ value: type, label: t(`questions.types.${type}`) })),
        ]}
      />
      <NativeSelect
        label={t('questions.list.difficulty')}
        value={narrowed.difficulty}
        onChange={(difficulty) => onChange({ difficulty })}
        options={[
          { value: '', label: t('questions.filters.allDifficulties') },
          ...DIFFICULTIES.map((level) => ({ value: String(level), label: t(`questions.difficulties.${level}`) })),
        ]}
      />
      <NativeSelect
        label={t('questions.list.tags')}
        value={narrowed.tag}
        onChange={(tag) => onChange({ tag })}
        options={[
          { value: '', label: t('questions.filters.allTags') },
          ...tags.map(({ tag }) => ({ value: tag, label: tag })),
        ]}
      />
    </div>
  );
}

interface RowProps {
  readonly question: QuestionRow;
  readonly isTaken: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onPreview: () => void;
}

function PickerRow({ question, isTaken, isChosen, onChoose, onPreview }: RowProps) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const id = useId();
  const name = question.name || t('questions.titles.untitled');
  const isClosed = !question.abilities.canReadKey;
  return (
    <li className="flex items-center gap-2 py-1">
      <Checkbox
        hideLabel
        id={id}
        label=""
        checked={isChosen || isTaken}
        disabled={isTaken || isClosed}
        onChange={onChoose}
      />
      <Icon of={TYPE_ICONS[question.type]} size={18} className="shrink-0 text-muted" />
      <label htmlFor={id} className={cx('min-w-0 flex-1 cursor-pointer', isTaken && 'cursor-default text-muted')}>
        <span className="clip-line block">
          <bdi>{name}</bdi>
        </span>
        {text(question.prompt) !== question.name && (
          <span className="clip-line block text-xs text-muted">
            <bdi>{text(question.prompt)}</bdi>
          </span>
        )}
      </label>
      <span className="flex shrink-0 flex-wrap items-center justify-end gap-x-2 gap-y-1 max-sm:max-w-24">
        {isTaken && <Badge>{t('exam-authoring.labels.taken')}</Badge>}
        {isClosed && <Badge>{t('sharing.labels.keyClosed')}</Badge>}
        {!question.isReady && <Badge tone="warning">{t('questions.filters.notReady')}</Badge>}
        <span className="min-w-6 text-end text-sm text-muted tabular">
          {format.decimal(shortDecimal(question.marks))}
        </span>
      </span>
      <IconButton size="sm" icon={Eye} label={`${t('exam-authoring.actions.preview')}: ${name}`} onClick={onPreview} />
    </li>
  );
}

/** Questions of the bank to be asked as they are: searched, narrowed, looked at, several at once. */
export function QuestionPicker({ taken, onPick, onClose }: QuestionPickerProps) {
  const t = useT();
  const format = useFormat();
  const [narrowed, setNarrowed] = useState(NOTHING);
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<readonly QuestionRow[]>([]);
  const [previewed, setPreviewed] = useState<number | null>(null);
  const filter = filterOf(useDeferredValue(narrowed));
  const questions = useQuery(questionsQuery({ ...filter, skip: page * TAKE, take: TAKE, sort: 'name' }));
  const rows = questions.data?.data ?? [];
  const total = questions.data?.total ?? 0;
  const choose = (question: QuestionRow, isChosen: boolean) =>
    setChosen((before) => [
      ...before.filter(({ questionId }) => questionId !== question.questionId),
      ...(isChosen ? [question] : []),
    ]);
  return (
    <Dialog
      open
      size="xl"
      onClose={onClose}
      title={t('exam-authoring.titles.pick')}
      footer={
        <>
          <p role="status" className="me-auto text-sm text-muted">
            {t('exam-authoring.labels.chosen', { count: chosen.length })}
          </p>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => onPick([...chosen])}>
            {t('common.actions.add')}
          </Button>
        </>
      }
    >
      {previewed !== null && (
        <div className="space-y-4">
          <Button variant="ghost" size="sm" icon={ArrowLeft} onClick={() => setPreviewed(null)}>
            {t('exam-authoring.actions.backToList')}
          </Button>
          <QuestionTrialOf questionId={previewed} />
        </div>
      )}
      <div hidden={previewed !== null} className="space-y-3">
        <Filters
          narrowed={narrowed}
          onChange={(change) => {
            setNarrowed({ ...narrowed, ...change });
            setPage(0);
          }}
        />
        {questions.isError && !questions.data && (
          <ErrorState title={t('common.failed.title')} onRetry={() => void questions.refetch()} compact />
        )}
        {questions.isPending && <SkeletonText lines={8} />}
        {questions.data && rows.length === 0 && (
          <EmptyState
            compact
            level={3}
            drawing="no-results"
            title={t('common.empty.search')}
            description={t('exam-authoring.empty.bank')}
          />
        )}
        <ul className="divide-y divide-line">
          {rows.map((question) => (
            <PickerRow
              key={question.questionId}
              question={question}
              isTaken={taken.has(question.questionId)}
              isChosen={chosen.some(({ questionId }) => questionId === question.questionId)}
              onChoose={(isChosen) => choose(question, isChosen)}
              onPreview={() => setPreviewed(question.questionId)}
            />
          ))}
        </ul>
        {total > TAKE && (
          <div className="flex items-center justify-between gap-3">
            <p className="text-sm text-muted tabular">
              {t('common.paging.shown', {
                from: format.number(page * TAKE + 1),
                to: format.number(page * TAKE + rows.length),
                total: format.number(total),
              })}
            </p>
            <span className="flex gap-1">
              <IconButton
                icon={ChevronLeft}
                mirrored
                label={t('common.actions.previous')}
                disabled={page === 0}
                onClick={() => setPage(page - 1)}
              />
              <IconButton
                icon={ChevronRight}
                mirrored
                label={t('common.actions.next')}
                disabled={(page + 1) * TAKE >= total}
                onClick={() => setPage(page + 1)}
              />
            </span>
          </div>
        )}
      </div>
    </Dialog>
  );
}
