import { Eye } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { PublicationBadge } from '@sullam/web-kit/publication/publication-badge.tsx';
import { useSignOnToken } from '@sullam/web-kit/shell/use-sign-on-token.ts';
import { type ReactNode, useState } from 'react';
import { ItemFrame } from '../../../parts/item-frame.tsx';
import { useKeys } from '../../../parts/keys.tsx';
import { usePublishedText } from '../../../parts/use-reach.ts';
import { useStep } from '../../../parts/use-step.ts';
import { ScheduledExamTabs } from './scheduled-exam-tabs.tsx';
import { type SubsectionExam, usePublishSubsectionExam } from './scheduled-exams.api.ts';

export interface SubsectionExamFrameProps {
  readonly exam: SubsectionExam;
  /** Changes that aren't saved yet: they'd be missing from what is published. */
  readonly isDirty?: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Around the pages of one scheduled exam: its name and state, the way to look at it as a learner, rules and grants. */
export function SubsectionExamFrame({ exam, isDirty = false, actions, children }: SubsectionExamFrameProps) {
  const t = useT();
  const signOn = useSignOnToken();
  const [isHiding, setHiding] = useState(false);
  const { courseId, subsectionExamId, isPublished } = exam;
  const publishedText = usePublishedText(courseId);
  const publishing = useStep<boolean>({
    mutation: usePublishSubsectionExam(exam.subsectionExamId),
    obstacle: (next) => (next && isDirty ? { tone: 'info', text: t('exam-authoring.messages.saveFirst') } : undefined),
    done: (next) =>
      next ? publishedText(t('exam-authoring.messages.published')) : t('exam-authoring.messages.hidden'),
  });
  const look = () => signOn.mutate({ target: 'LEARNER', path: `/lms/courses/${courseId}/exams/${subsectionExamId}` });
  useKeys({
    title: t('studio.keys.here'),
    lines: [{ id: 'exam.trial', shown: 'P', code: 'KeyP', words: t('exam-authoring.actions.trial'), run: look }],
  });
  return (
    <ItemFrame
      back={{ href: `/courses/${courseId}/exams`, label: t('exam-authoring.actions.all') }}
      title={exam.title}
      mark={<PublicationBadge isPublished={isPublished} />}
      actions={
        <>
          {actions}
          <Button variant="outline" icon={Eye} onClick={look}>
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
      <ScheduledExamTabs courseId={courseId} subsectionExamId={subsectionExamId} />
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
