import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useKit, useMember, useT } from '@sullam/web-kit/kit-context.tsx';
import { showFailure } from '@sullam/web-kit/query/query-client.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Exam } from '../exams/exams.public.ts';
import { type AttemptSnapshot, attemptEnded, handIn, type Sitting } from './attempt.api.ts';
import { FinishedAttempt } from './finished-attempt.tsx';
import { keptAnswersIn } from './kept-answers.ts';

interface OutsideAttemptProps {
  readonly sitting: Sitting;
  readonly exam: Exam;
  readonly reason: string;
  readonly back: string;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** Opened in a place from which the exam may not be sat: nothing is shown, but what was saved can be handed in. */
export function OutsideAttempt({ sitting, exam, reason, back, isRetrying, onRetry }: OutsideAttemptProps) {
  const t = useT();
  const kit = useKit();
  const client = useQueryClient();
  const kept = keptAnswersIn(kit.storage, sitting.attemptId, useMember().id);
  const waiting = kept.read(Array.from({ length: exam.questionCount }, (_, index) => index + 1));
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [ended, setEnded] = useState<{ snapshot: AttemptSnapshot; lost: number } | null>(null);
  const end = async () => {
    setSending(true);
    try {
      setEnded({ snapshot: await handIn(sitting, true), lost: waiting.length });
      for (const { position, sequence } of waiting) kept.drop(position, sequence);
      void attemptEnded(client);
    } catch (error) {
      showFailure(error, () => t('exam-sitting.answers.offline'), kit.notify);
      setAsking(false);
    } finally {
      setSending(false);
    }
  };
  if (ended) return <FinishedAttempt {...ended} />;
  return (
    <>
      <ErrorState
        level={1}
        title={reason}
        description={t('exam-sitting.messages.outside', { count: exam.answeredCount })}
        retrying={isRetrying}
        onRetry={onRetry}
        action={
          <>
            <LinkButton variant="outline" href={back}>
              {t('exam-sitting.actions.toExam')}
            </LinkButton>
            <Button onClick={() => setAsking(true)} {...preloadOn(ConfirmDialog)}>
              {t('exam-sitting.actions.handIn')}
            </Button>
          </>
        }
      />
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          title={t('exam-sitting.dialogs.handInTitle')}
          confirmLabel={t(waiting.length > 0 ? 'exam-sitting.actions.handInWithout' : 'exam-sitting.actions.handIn')}
          pending={isSending}
          onConfirm={() => void end()}
        >
          <p>{t('exam-sitting.dialogs.savedCount', { count: exam.answeredCount })}</p>
          <p className="mt-2">{t('exam-sitting.dialogs.handInText')}</p>
          {waiting.length > 0 && (
            <div className="mt-4">
              <Banner tone="warning">{t('exam-sitting.dialogs.outside', { count: waiting.length })}</Banner>
            </div>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
