import { Eye } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useHandOver } from '@sullam/web-kit/shell/use-hand-over.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ItemFrame } from '../../parts/item-frame.tsx';
import { useStep } from '../../parts/use-step.ts';
import { HeldExamState } from '../exams/held-exam-state.tsx';
import { HeldExamTabs } from './held-exam-tabs.tsx';
import { type SubsectionExam, subsectionExamFindingsQuery, usePublishSubsectionExam } from './subsection-exams.api.ts';

export interface SubsectionExamFrameProps {
  readonly exam: SubsectionExam;
  /** Changes that aren't saved yet: they'd be missing from what is published. */
  readonly isDirty?: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Around the pages of one held exam: its name and state, the way to look at it as a learner, rules and grants. */
export function SubsectionExamFrame({ exam, isDirty = false, actions, children }: SubsectionExamFrameProps) {
  const t = useT();
  const handOver = useHandOver();
  const findings = useQuery(subsectionExamFindingsQuery(exam.subsectionExamId)).data;
  const [isHiding, setHiding] = useState(false);
  const { courseId, subsectionExamId, isPublished } = exam;
  const publishing = useStep<boolean>({
    mutation: usePublishSubsectionExam(exam.subsectionExamId),
    obstacle: (next) => {
      if (next && isDirty) return { tone: 'info', text: t('exam-authoring.messages.saveFirst') };
      return next && findings && !findings.isReady
        ? { tone: 'warning', text: t('exam-authoring.messages.notReady') }
        : undefined;
    },
    done: (next) => t(next ? 'exam-authoring.messages.published' : 'exam-authoring.messages.hidden'),
  });
  return (
    <ItemFrame
      back={{ href: `/courses/${courseId}/exams`, label: t('exam-authoring.actions.all') }}
      title={<AuthorTextFor text={exam.title} />}
      mark={<HeldExamState isPublished={isPublished} />}
      actions={
        <>
          {actions}
          <Button
            variant="outline"
            icon={Eye}
            onClick={() =>
              handOver.mutate({ target: 'LEARNER', path: `/lms/courses/${courseId}/exams/${subsectionExamId}` })
            }
          >
            {t('exam-authoring.actions.trial')}
          </Button>
          {isPublished ? (
            <Button variant="outline" onClick={() => setHiding(true)}>
              {t('exam-authoring.actions.unpublish')}
            </Button>
          ) : (
            <Button pending={publishing.isPending} onClick={() => void publishing.take(true)}>
              {t('exam-authoring.actions.publish')}
            </Button>
          )}
        </>
      }
    >
      <HeldExamTabs courseId={courseId} subsectionExamId={subsectionExamId} />
      {children}
      {isHiding && (
        <ConfirmDialog
          open
          title={t('exam-authoring.dialogs.hideTitle')}
          confirmLabel={t('exam-authoring.actions.unpublish')}
          pending={publishing.isPending}
          onClose={() => setHiding(false)}
          onConfirm={() => void publishing.take(false).then((isDone) => isDone && setHiding(false))}
        >
          {t('exam-authoring.dialogs.hideText')}
        </ConfirmDialog>
      )}
    </ItemFrame>
  );
}
