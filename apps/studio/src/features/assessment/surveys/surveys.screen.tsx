import '../../../app.css';
import type { SurveyType } from '@sullam/domain/surveys/survey.ts';
import { ChartColumn, EllipsisVertical, Pencil, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useHasFeature, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CardList, useCardPage } from '../../../parts/card-list.tsx';
import { NewSurveyDialog } from './new-survey-dialog.tsx';
import { SurveyStatus } from './survey-status.tsx';
import { courseSurveysQuery, type SurveySummary, useDeleteSurvey } from './surveys.api.ts';

interface ItemProps {
  readonly survey: SurveySummary;
  readonly onDelete: () => void;
}

function SurveyItem({ survey, onDelete }: ItemProps) {
  const t = useT();
  const go = useGo();
  const text = useAuthorText();
  const format = useFormat();
  const { type, status, closesAt, isAnonymous, questionCount, participantCount } = survey;
  const place = `/courses/${survey.courseId}/surveys/${survey.surveyId}`;
  const isOut = status !== 'DRAFT';
  return (
    <Card as="article">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-body font-medium wrap-anywhere">
            <UiLink href={isOut ? `${place}/results` : place} className="text-ink no-underline hover:underline">
              <AuthorTextFor text={survey.title} />
            </UiLink>
          </h2>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <SurveyStatus status={status} />
            <span>{t(`surveys.types.${type}`)}</span>
            <span>{t(isAnonymous ? 'surveys.labels.anonymous' : 'surveys.labels.named')}</span>
            <span>{t('surveys.labels.questions', { count: questionCount })}</span>
            {isOut && <span>{t('surveys.labels.participants', { count: participantCount })}</span>}
            {closesAt && (
              <time dateTime={closesAt}>
                {t(status === 'CLOSED' ? 'surveys.labels.closed' : 'surveys.labels.closes', {
                  date: format.dateTime(closesAt),
                })}
              </time>
            )}
          </p>
        </div>
        <MenuButton
          label={t('studio.words.actionsFor', { name: text(survey.title) })}
          icon={EllipsisVertical}
          groups={[
            {
              id: 'survey',
              items: [
                { id: 'edit', label: t('common.actions.edit'), icon: Pencil, onAction: () => go(place) },
                {
                  id: 'results',
                  label: t('surveys.actions.results'),
                  icon: ChartColumn,
                  onAction: () => go(`${place}/results`),
                },
                { id: 'delete', label: t('common.actions.delete'), icon: Trash2, danger: true, onAction: onDelete },
              ],
            },
          ]}
        />
      </div>
    </Card>
  );
}

/** The surveys and polls of a course, drafts first, and the way to make more. */
export function CourseSurveysScreen() {
  const t = useT();
  const notify = useNotify();
  const text = useAuthorText();
  const hasFeature = useHasFeature();
  const courseId = usePathId('courseId');
  const { page, asked } = useCardPage();
  const query = useQuery(courseSurveysQuery(courseId, asked));
  const remove = useDeleteSurvey();
  const [making, setMaking] = useState<SurveyType | null>(null);
  const [deleting, setDeleting] = useState<SurveySummary | null>(null);
  const make = (
    <div className="flex flex-wrap gap-2">
      {hasFeature('polls') && (
        <Button variant="outline" icon={Plus} onClick={() => setMaking('POLL')}>
          {t('surveys.actions.newPoll')}
        </Button>
      )}
      {hasFeature('surveys') && (
        <Button icon={Plus} onClick={() => setMaking('SURVEY')}>
          {t('surveys.actions.newSurvey')}
        </Button>
      )}
    </div>
  );
  return (
    <>
      <CardList
        query={query}
        page={page}
        lead={t('surveys.lead.list')}
        empty={{ title: t('surveys.empty.SURVEY'), description: t('surveys.empty.editor') }}
        action={make}
      >
        {(survey) => <SurveyItem key={survey.surveyId} survey={survey} onDelete={() => setDeleting(survey)} />}
      </CardList>
      {making && <NewSurveyDialog courseId={courseId} type={making} onClose={() => setMaking(null)} />}
      {deleting && (
        <ConfirmDialog
          open
          danger
          onClose={() => setDeleting(null)}
          title={t('surveys.dialogs.deleteTitle', { title: text(deleting.title) })}
          confirmLabel={t('common.actions.delete')}
          pending={remove.isPending}
          onConfirm={() =>
            remove.mutate(deleting.surveyId, {
              onSuccess: () => {
                notify({ tone: 'success', text: t('surveys.messages.deleted') });
                setDeleting(null);
              },
            })
          }
        >
          {t('surveys.dialogs.deleteText')}
        </ConfirmDialog>
      )}
    </>
  );
}
