import {
  emptyQuestion,
  SURVEY_LIMITS,
  SURVEY_QUESTION_KINDS,
  type SurveyQuestion,
  type SurveyQuestionKind,
  type SurveyType,
} from '@sullam/domain/surveys/survey.ts';
import { Pencil, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { SortableTree } from '@sullam/ui/tree/sortable-tree.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { newKey } from './new-key.ts';
import { QuestionDialog } from './question-dialog.tsx';

export interface QuestionListProps {
  readonly type: SurveyType;
  readonly questions: readonly SurveyQuestion[];
  readonly onChange: (questions: SurveyQuestion[]) => void;
  readonly isFixed: boolean;
}

const newOption = () => ({ id: newKey(), label: {} });

/** A question that begins with as many lines as it needs at least. */
const newQuestion = (kind: SurveyQuestionKind): SurveyQuestion => ({
  ...emptyQuestion(kind, newKey()),
  ...(kind === 'CHOICE' || kind === 'MATRIX' || kind === 'RANKING' ? { options: [newOption(), newOption()] } : {}),
  ...(kind === 'MATRIX' ? { rows: [newOption()] } : {}),
});

/** The questions in their order: moved by mouse or keyboard, written in a dialog. */
export function QuestionList({ type, questions, onChange, isFixed }: QuestionListProps) {
  const t = useT();
  const text = useAuthorText();
  const format = useFormat();
  const [open, setOpen] = useState<{ question: SurveyQuestion; isNew: boolean } | null>(null);
  const most = type === 'POLL' ? 1 : SURVEY_LIMITS.questions;
  const done = (question: SurveyQuestion) => {
    const isThere = questions.some(({ questionKey }) => questionKey === question.questionKey);
    onChange(
      isThere
        ? questions.map((each) => (each.questionKey === question.questionKey ? question : each))
        : [...questions, question],
    );
    setOpen(null);
  };
  return (
    <div className="space-y-4">
      {questions.length === 0 && <EmptyState drawing="inbox" title={t('surveys.empty.questions')} compact level={3} />}
      {questions.length > 0 && (
        <SortableTree
          label={t('surveys.titles.questions')}
          disabled={isFixed || questions.length < 2}
          expanded={[]}
          onExpanded={() => undefined}
          onMove={(order) => {
            const place = new Map(order.map(({ id }, at) => [id, at]));
            onChange(
              questions.toSorted(
                (one, other) => (place.get(one.questionKey) ?? 0) - (place.get(other.questionKey) ?? 0),
              ),
            );
          }}
          branches={questions.map((question, at) => ({
            id: question.questionKey,
            name: text(question.title),
            content: (
              <span className="flex min-w-0 items-center gap-3 py-1">
                <span className="w-5 shrink-0 text-end text-sm text-muted tabular">{format.number(at + 1)}</span>
                <span className="min-w-0">
                  <span className="clip-lines-2">
                    <AuthorTextFor text={question.title} />
                  </span>
                  <span className="block text-xs font-normal text-muted">{t(`surveys.kinds.${question.kind}`)}</span>
                </span>
              </span>
            ),
            actions: (
              <>
                <IconButton
                  icon={Pencil}
                  label={t('surveys.actions.editQuestion', { title: text(question.title) })}
                  onClick={() => setOpen({ question, isNew: false })}
                />
                {!isFixed && (
                  <IconButton
                    icon={Trash2}
                    label={t('surveys.actions.removeQuestion', { title: text(question.title) })}
                    onClick={() => onChange(questions.filter((each) => each !== question))}
                  />
                )}
              </>
            ),
            children: [],
          }))}
        />
      )}
      {!isFixed && questions.length < most && (
        <MenuButton
          label={t('surveys.actions.addQuestion')}
          labelled
          icon={Plus}
          variant="outline"
          groups={[
            {
              id: 'kinds',
              items: SURVEY_QUESTION_KINDS.map((kind) => ({
                id: kind,
                label: t(`surveys.kinds.${kind}`),
                onAction: () => setOpen({ question: newQuestion(kind), isNew: true }),
              })),
            },
          ]}
        />
      )}
      {open && <QuestionDialog {...open} isFixed={isFixed} onDone={done} onClose={() => setOpen(null)} />}
    </div>
  );
}
