import type { QuestionAnswer } from '@sullam/domain/questions/question.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorText } from '@sullam/ui/components/text.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { DataTable } from '@sullam/ui/table/data-table.tsx';
import type { TableColumn } from '@sullam/ui/table/table-types.ts';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import {
  type RegradeDecision,
  regradeDecisionsQuery,
  useWithdrawRegradeDecision,
  withdrawalQuery,
} from './exam-marking.api.ts';
import { fullName } from './learner-name.tsx';
import { PreviewFigures } from './preview-figures.tsx';

/** As long as the server takes them. */
const MOST_REASON = 1000;

/** An accepted answer in words, where it is made of words. */
function wordsOf(answer: QuestionAnswer): string | null {
  if (answer?.type === 'SHORT_TEXT') return answer.text;
  if (answer?.type === 'NUMERIC') return [answer.number, answer.unit].filter(Boolean).join(' ');
  return answer?.type === 'FILL_BLANKS' ? Object.values(answer.blanks).join(' … ') : null;
}

function WithdrawDialog({
  subsectionExamId,
  decision,
  onClose,
}: {
  readonly subsectionExamId: number;
  readonly decision: RegradeDecision;
  readonly onClose: () => void;
}) {
  const t = useT();
  const notify = useNotify();
  const withdraw = useWithdrawRegradeDecision(subsectionExamId);
  const preview = useQuery(withdrawalQuery(subsectionExamId, decision.regradeDecisionId));
  const [reason, setReason] = useState('');
  const save = () =>
    withdraw.mutate(
      { regradeDecisionId: decision.regradeDecisionId, reason: reason.trim() },
      {
        onSuccess: ({ changedCount }) =>
          notify({ tone: 'success', text: t('exam-marking.messages.changed', { count: changedCount }) }),
        onSettled: onClose,
      },
    );
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('exam-marking.titles.withdraw')}
      submitLabel={t('exam-marking.actions.withdraw')}
      pending={withdraw.isPending}
      disabled={reason.trim() === '' || !preview.data}
      onSubmit={save}
    >
      <p className="text-muted">{t('exam-marking.hints.withdraw')}</p>
      {preview.data && <PreviewFigures preview={preview.data} />}
      {preview.isError && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void preview.refetch()} compact />
      )}
      {preview.isPending && <SkeletonText lines={4} />}
      <TextArea
        label={t('exam-marking.fields.reason')}
        hint={t('exam-marking.hints.decision')}
        required
        rows={2}
        maxLength={MOST_REASON}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

/** What was decided about questions after they were asked, and what of it was withdrawn; nothing where there is none. */
export function RegradeDecisionList({ subsectionExamId }: { readonly subsectionExamId: number }) {
  const t = useT();
  const format = useFormat();
  const { data } = useQuery(regradeDecisionsQuery(subsectionExamId));
  const [asked, setAsked] = useState<RegradeDecision | null>(null);
  if (!data || data.data.length === 0) return null;
  const columns: TableColumn<RegradeDecision>[] = [
    {
      id: 'question',
      label: t('exam-marking.labels.question'),
      cell: ({ questionName }) => <bdi className="wrap-anywhere">{questionName}</bdi>,
    },
    {
      id: 'decision',
      label: t('exam-marking.labels.decision'),
      cell: ({ kind, answer }) => {
        const words = wordsOf(answer);
        return (
          <>
            {t(`exam-marking.sources.${kind === 'GIVE_TO_ALL' ? 'GIVEN_TO_ALL' : 'ALSO_ACCEPTED'}`)}
            {words !== null && (
              <bdi className="block text-muted wrap-anywhere">
                {t('exam-marking.labels.passage', { passage: words })}
              </bdi>
            )}
          </>
        );
      },
    },
    {
      id: 'reason',
      label: t('exam-marking.labels.why'),
      cell: ({ reason }) => <AuthorText className="wrap-anywhere">{reason}</AuthorText>,
    },
    { id: 'who', label: t('exam-marking.labels.who'), cell: ({ decidedBy }) => <bdi>{fullName(decidedBy)}</bdi> },
    {
      id: 'when',
      label: t('exam-marking.labels.when'),
      cell: ({ decidedAt }) => (
        <time dateTime={decidedAt} className="whitespace-nowrap text-muted">
          {format.dateTime(decidedAt)}
        </time>
      ),
    },
    {
      id: 'state',
      label: t('exam-marking.labels.state'),
      cell: (decision) =>
        decision.withdrawn ? (
          <span className="text-muted">
            {t('exam-marking.labels.withdrawn', {
              name: fullName(decision.withdrawn.by),
              date: format.dateTime(decision.withdrawn.at),
            })}
            <AuthorText className="block wrap-anywhere">{decision.withdrawn.reason}</AuthorText>
          </span>
        ) : (
          <span className="flex flex-wrap items-center gap-2">
            {t('exam-marking.labels.holds')}
            <Button size="sm" variant="danger-ghost" onClick={() => setAsked(decision)}>
              {t('exam-marking.actions.withdraw')}
            </Button>
          </span>
        ),
    },
  ];
  return (
    <section>
      <h3 className="mb-3 text-base">{t('exam-marking.titles.regradeDecisions')}</h3>
      <DataTable
        label={t('exam-marking.titles.regradeDecisions')}
        columns={columns}
        rows={data.data}
        rowId={({ regradeDecisionId }) => String(regradeDecisionId)}
        rowName={({ questionName }) => questionName}
      />
      {asked && <WithdrawDialog subsectionExamId={subsectionExamId} decision={asked} onClose={() => setAsked(null)} />}
    </section>
  );
}
