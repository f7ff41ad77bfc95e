import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { draftOf, QuestionTrial, questionQuery } from '../questions/questions.public.ts';

/** A question of the bank as learners get it, in the place of a page. */
export function QuestionTrialOf({ questionId }: { readonly questionId: number }) {
  const t = useT();
  const question = useQuery(questionQuery(questionId));
  if (question.isError)
    return <ErrorState title={t('common.failed.title')} onRetry={() => void question.refetch()} compact />;
  if (!question.data) return <SkeletonText lines={6} />;
  return <QuestionTrial key={questionId} questionId={questionId} draft={draftOf(question.data)} />;
}

/** The same above the page. */
export function QuestionPreview({
  questionId,
  onClose,
}: {
  readonly questionId: number;
  readonly onClose: () => void;
}) {
  const t = useT();
  const question = useQuery(questionQuery(questionId));
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={<bdi>{question.data?.name || t('exam-authoring.actions.preview')}</bdi>}
    >
      <QuestionTrialOf questionId={questionId} />
    </Dialog>
  );
}
