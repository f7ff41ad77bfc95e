import '../../../app.css';
import { EllipsisVertical, ListChecks, X } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ExamFrame } from './exam-frame.tsx';
import { progressQuery, type QuestionProgress, useChooseRubric } from './exam-marking.api.ts';
import { useExamPlace } from './exam-place.ts';
import { RubricDialog } from './rubric-dialog.tsx';
import { useMarks } from './use-marks.ts';

interface QuestionItemProps {
  readonly question: QuestionProgress;
  readonly isDouble: boolean;
  readonly onChooseRubric: () => void;
}

function RubricLine({ question, isDouble }: Pick<QuestionItemProps, 'question' | 'isDouble'>) {
  const t = useT();
  const marks = useMarks();
  const { rubric } = question;
  return (
    <p className="text-sm text-muted">
      {rubric ? (
        <>
          <AuthorTextFor text={rubric.title} />
          {isDouble && ` · ${t('exam-marking.labels.tolerance', { points: { raw: marks.write(rubric.tolerance) } })}`}
        </>
      ) : (
        t('exam-marking.labels.noRubric')
      )}
    </p>
  );
}

function QuestionItem({ question, isDouble, onChooseRubric }: QuestionItemProps) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const { subsectionExamId, places } = useExamPlace();
  const choose = useChooseRubric(subsectionExamId, question.questionId);
  const { pendingCount, waitingCount, disputedCount, markedCount, rubric, canChangeRubric } = question;
  const total = pendingCount + waitingCount + disputedCount + markedCount;
  const words = { done: format.number(markedCount), total: format.number(total) };
  const action =
    disputedCount > 0 && pendingCount === 0
      ? 'decide'
      : pendingCount === 0
        ? 'look'
        : markedCount + waitingCount > 0
          ? 'goOn'
          : 'mark';
  const remove = () =>
    choose.mutate(null, {
      onSuccess: () => notify({ tone: 'success', text: t('exam-marking.messages.rubricRemoved') }),
    });
  return (
    <Card as="article">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1 space-y-2">
          <h3 className="text-body font-medium wrap-anywhere">
            <bdi>{question.questionName}</bdi>
          </h3>
          <RubricLine question={question} isDouble={isDouble} />
          {total > 0 && (
            <div className="max-w-90">
              <p className="mb-1 text-sm text-muted tabular">{t('exam-marking.labels.progress', words)}</p>
              <ProgressBar share={markedCount / total} label={t('exam-marking.labels.progress', words)} thin />
            </div>
          )}
          {total === 0 ? (
            <p className="text-sm text-muted">{t('exam-marking.empty.queue')}</p>
          ) : (
            <p className="flex flex-wrap gap-2">
              {pendingCount > 0 && (
                <Badge tone="warning">{t('exam-marking.labels.toMark', { count: pendingCount })}</Badge>
              )}
              {disputedCount > 0 && (
                <Badge tone="danger">{t('exam-marking.labels.disputed', { count: disputedCount })}</Badge>
              )}
              {waitingCount > 0 && (
                <Badge tone="info">{t('exam-marking.labels.waiting', { count: waitingCount })}</Badge>
              )}
            </p>
          )}
        </div>
        <div className="flex shrink-0 items-center gap-1">
          {total > 0 && (
            <LinkButton
              href={places.question(question.questionId)}
              variant={action === 'look' ? 'outline' : 'primary'}
              size="sm"
            >
              {t(`exam-marking.actions.${action}`)}
            </LinkButton>
          )}
          {canChangeRubric && (
            <MenuButton
              label={t('exam-marking.titles.rubric', { question: question.questionName })}
              icon={EllipsisVertical}
              groups={[
                {
                  id: 'rubric',
                  items: [
                    {
                      id: 'choose',
                      label: t('exam-marking.actions.chooseRubric'),
                      icon: ListChecks,
                      onAction: onChooseRubric,
                    },
                    ...(rubric
                      ? [{ id: 'remove', label: t('exam-marking.actions.removeRubric'), icon: X, onAction: remove }]
                      : []),
                  ],
                },
              ]}
            />
          )}
        </div>
      </div>
    </Card>
  );
}

/** The questions of an exam that people mark: how far each is, and by which rubric. */
export function MarkingOverviewScreen() {
  const t = useT();
  const { subsectionExamId } = useExamPlace();
  const { data, isError, refetch } = useQuery(progressQuery(subsectionExamId));
  const [choosing, setChoosing] = useState<QuestionProgress | null>(null);
  const isDouble = data?.markerCount === 2;
  return (
    <ExamFrame>
      {isError && !data && <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} compact />}
      {!data && !isError && <SkeletonText lines={8} />}
      {data?.questions.length === 0 && (
        <EmptyState drawing="inbox" title={t('exam-marking.empty.marking')} compact level={3} />
      )}
      {data && data.questions.length > 0 && (
        <div className="max-w-220 space-y-4">
          <p className="max-w-reading text-muted">
            {[
              t('exam-marking.lead.marking'),
              data.isBlind && t('exam-marking.lead.blind'),
              isDouble && t('exam-marking.lead.double'),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
          {data.questions.map((question) => (
            <QuestionItem
              key={question.questionId}
              question={question}
              isDouble={isDouble}
              onChooseRubric={() => setChoosing(question)}
            />
          ))}
        </div>
      )}
      {choosing && <RubricDialog question={choosing} isDouble={isDouble} onClose={() => setChoosing(null)} />}
    </ExamFrame>
  );
}
