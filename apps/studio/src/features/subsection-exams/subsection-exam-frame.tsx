import { Icon } from '@sullam/ui/base/icon.tsx';
import { ArrowLeft, Eye } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button, textLinkClass } from '@sullam/ui/components/button.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useHandOver } from '@sullam/web-kit/shell/use-hand-over.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
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
  const notify = useNotify();
  const handOver = useHandOver();
  const publish = usePublishSubsectionExam(exam.subsectionExamId);
  const findings = useQuery(subsectionExamFindingsQuery(exam.subsectionExamId)).data;
  const [isHiding, setHiding] = useState(false);
  const { courseId, subsectionExamId, isPublished } = exam;
  const change = (next: boolean) => {
    if (next && isDirty) return notify({ tone: 'info', text: t('exam-authoring.messages.saveFirst') });
    if (next && findings && !findings.isReady)
      return notify({ tone: 'warning', text: t('exam-authoring.messages.notReady') });
    publish.mutate(next, {
      onSuccess: () => {
        setHiding(false);
        notify({
          tone: 'success',
          text: t(next ? 'exam-authoring.messages.published' : 'exam-authoring.messages.hidden'),
        });
      },
    });
  };
  return (
    <div>
      <UiLink
        href={`/courses/${courseId}/exams`}
        className={`${textLinkClass} mb-3 inline-flex items-center gap-1.5 print:hidden`}
      >
        <Icon of={ArrowLeft} size={18} mirrored />
        {t('exam-authoring.actions.all')}
      </UiLink>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-lg wrap-anywhere">
            <AuthorTextFor text={exam.title} />
          </h2>
          <Badge tone={isPublished ? 'success' : 'neutral'}>
            {t(isPublished ? 'exam-authoring.states.published' : 'exam-authoring.states.draft')}
          </Badge>
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
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
            <Button pending={publish.isPending} onClick={() => change(true)}>
              {t('exam-authoring.actions.publish')}
            </Button>
          )}
        </div>
      </div>
      <HeldExamTabs courseId={courseId} subsectionExamId={subsectionExamId} />
      {children}
      {isHiding && (
        <ConfirmDialog
          open
          title={t('exam-authoring.dialogs.hideTitle')}
          confirmLabel={t('exam-authoring.actions.unpublish')}
          pending={publish.isPending}
          onClose={() => setHiding(false)}
          onConfirm={() => change(false)}
        >
          {t('exam-authoring.dialogs.hideText')}
        </ConfirmDialog>
      )}
    </div>
  );
}
