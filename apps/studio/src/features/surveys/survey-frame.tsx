import { Icon } from '@sullam/ui/base/icon.tsx';
import { ArrowLeft } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button, textLinkClass } from '@sullam/ui/components/button.tsx';
import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { SurveyStatus } from './survey-status.tsx';
import { type Survey, type SurveyStep, useSurveyStep } from './surveys.api.ts';

const DONE = {
  publish: 'surveys.messages.published',
  close: 'surveys.messages.closedNow',
  reopen: 'surveys.messages.reopened',
} as const;

export interface SurveyFrameProps {
  readonly survey: Survey;
  /** Changes that aren't saved yet: they'd be missing from what is published. */
  readonly isDirty?: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Around the pages of one survey: its name and state, what comes next with it, questions and results. */
export function SurveyFrame({ survey, isDirty = false, actions, children }: SurveyFrameProps) {
  const t = useT();
  const notify = useNotify();
  const step = useSurveyStep(survey.surveyId);
  const [isClosing, setClosing] = useState(false);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const list = `/courses/${survey.courseId}/surveys`;
  const place = `${list}/${survey.surveyId}`;
  const go = (next: SurveyStep) => {
    if (next === 'publish' && isDirty) return notify({ tone: 'info', text: t('surveys.messages.saveFirst') });
    if (next === 'publish' && survey.questions.length === 0)
      return notify({ tone: 'warning', text: t('surveys.messages.questionFirst') });
    step.mutate(next, { onSuccess: () => notify({ tone: 'success', text: t(DONE[next]) }) });
  };
  return (
    <div className="max-w-220">
      <UiLink href={list} className={`${textLinkClass} mb-3 inline-flex items-center gap-1.5 print:hidden`}>
        <Icon of={ArrowLeft} size={18} mirrored />
        {t('surveys.actions.all')}
      </UiLink>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-lg wrap-anywhere">
            <AuthorTextFor text={survey.title} />
          </h2>
          <SurveyStatus status={survey.status} />
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          {actions}
          {survey.status === 'DRAFT' && (
            <Button pending={step.isPending} onClick={() => go('publish')}>
              {t('surveys.actions.publish')}
            </Button>
          )}
          {survey.status === 'PUBLISHED' && (
            <Button variant="outline" onClick={() => setClosing(true)}>
              {t('surveys.actions.close')}
            </Button>
          )}
          {survey.status === 'CLOSED' && (
            <Button variant="outline" pending={step.isPending} onClick={() => go('reopen')}>
              {t('surveys.actions.reopen')}
            </Button>
          )}
        </div>
      </div>
      <LinkTabs
        label={t(`surveys.types.${survey.type}`)}
        className="mb-6 print:hidden"
        items={[
          { href: place, label: t('surveys.actions.questions'), current: !path.endsWith('/results') },
          { href: `${place}/results`, label: t('surveys.actions.results'), current: path.endsWith('/results') },
        ]}
      />
      {children}
      {isClosing && (
        <ConfirmDialog
          open
          title={t('surveys.dialogs.closeTitle')}
          confirmLabel={t('surveys.actions.close')}
          pending={step.isPending}
          onClose={() => setClosing(false)}
          onConfirm={() => {
            go('close');
            setClosing(false);
          }}
        >
          {t('surveys.dialogs.closeText')}
        </ConfirmDialog>
      )}
    </div>
  );
}
