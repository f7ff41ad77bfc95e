import { Button } from '@sullam/ui/components/button.tsx';
import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useDestinationPath } from '@sullam/web-kit/router/page-path.ts';
import { type ReactNode, useState } from 'react';
import { ItemFrame } from '../../../parts/item-frame.tsx';
import { usePublishedText } from '../../../parts/use-reach.ts';
import { useStep } from '../../../parts/use-step.ts';
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
  const publishedText = usePublishedText(survey.courseId);
  const step = useStep<SurveyStep>({
    mutation: useSurveyStep(survey.surveyId),
    obstacle: (next) => {
      if (next !== 'publish') return undefined;
      if (isDirty) return { tone: 'info', text: t('surveys.messages.saveFirst') };
      return survey.questions.length === 0 ? { tone: 'warning', text: t('surveys.messages.questionFirst') } : undefined;
    },
    done: (next) => (next === 'publish' ? publishedText(t(DONE.publish)) : t(DONE[next])),
  });
  const [isClosing, setClosing] = useState(false);
  const path = useDestinationPath();
  const list = `/courses/${survey.courseId}/surveys`;
  const place = `${list}/${survey.surveyId}`;
  return (
    <ItemFrame
      className="max-w-220"
      back={{ href: list, label: t('surveys.actions.all') }}
      title={survey.title}
      mark={<SurveyStatus status={survey.status} />}
      actions={
        <>
          {actions}
          {survey.status === 'DRAFT' && (
            <Button pending={step.isPending} onClick={() => void step.take('publish')}>
              {t('surveys.actions.publish')}
            </Button>
          )}
          {survey.status === 'PUBLISHED' && (
            <Button variant="outline" onClick={() => setClosing(true)}>
              {t('surveys.actions.close')}
            </Button>
          )}
          {survey.status === 'CLOSED' && (
            <Button variant="outline" pending={step.isPending} onClick={() => void step.take('reopen')}>
              {t('surveys.actions.reopen')}
            </Button>
          )}
        </>
      }
    >
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
            void step.take('close');
            setClosing(false);
          }}
        >
          {t('surveys.dialogs.closeText')}
        </ConfirmDialog>
      )}
    </ItemFrame>
  );
}
