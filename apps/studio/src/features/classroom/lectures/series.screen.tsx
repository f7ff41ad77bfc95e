import '../../../app.css';
import { Send, Trash2 } from '@sullam/ui/base/icons.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { PublicationBadge } from '@sullam/web-kit/publication/publication-badge.tsx';
import { useQueriesSettled } from '@sullam/web-kit/query/use-queries-settled.ts';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteDialog } from '../../../parts/delete-dialog.tsx';
import { TitleField } from '../../../parts/title-field.tsx';
import { ZoomSeriesButton } from '../../organization/video-conferencing/video-conferencing.public.ts';
import { FreeTimesCard } from './free-times.tsx';
import { LectureRows } from './lecture-rows.tsx';
import {
  choicesQuery,
  conflictsQuery,
  type LectureSeries,
  seriesQuery,
  useDeleteSeries,
  usePublishSeries,
  useUpdateSeries,
} from './lectures.api.ts';
import { type SeriesForm, SeriesSentence } from './series-sentence.tsx';
import { PlaceFields } from './settings-fields.tsx';

const formOf = ({ lectures, lectureSeriesId, courseId, version, ...form }: LectureSeries): SeriesForm => form;

/** The rule as a sentence; saved by a press, since it moves what is in calendars. */
function RuleCard({ series }: { readonly series: LectureSeries }) {
  const t = useT();
  const notify = useNotify();
  const { data } = useQuery(choicesQuery(series.courseId));
  const update = useUpdateSeries(series.lectureSeriesId);
  const [form, setForm] = useState(() => formOf(series));
  const errors = useRefusals(update.error, { ...form });
  const change = (part: Partial<SeriesForm>) => setForm((before) => ({ ...before, ...part }));
  const isDirty = JSON.stringify(form) !== JSON.stringify(formOf(series));
  const save = () =>
    update.mutate(
      { ...form, version: series.version },
      { onSuccess: () => notify({ tone: 'success', text: t('lectures.messages.saved') }) },
    );
  return (
    <Card as="section" padding="lg" className="space-y-5">
      <TitleField
        label={t('lectures.studio.seriesTitle')}
        value={form.title}
        error={errors.title}
        onChange={(title) => change({ title })}
      />
      <SeriesSentence form={form} hosts={data?.hosts ?? []} onChange={change} />
      <PlaceFields
        settings={form.settings}
        errors={errors}
        onChange={(part) => change({ settings: { ...form.settings, ...part } })}
      />
      {isDirty && (
        <div className="flex flex-wrap gap-3">
          <Button pending={update.isPending} onClick={save}>
            {t('lectures.actions.saveRule')}
          </Button>
          <Button variant="outline" onClick={() => setForm(formOf(series))}>
            {t('common.actions.cancel')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Notice({ series, learnerCount }: { readonly series: LectureSeries; readonly learnerCount: number }) {
  const t = useT();
  const isPublished = series.lectures.some((lecture) => lecture.isPublished);
  return (
    <Card as="section" className="space-y-2">
      <h2 className="text-lg">{t('lectures.notice.title')}</h2>
      <p className="text-sm text-muted">
        {isPublished ? t('lectures.notice.published', { count: learnerCount }) : t('lectures.notice.draft')}
      </p>
      <p className="text-sm text-muted">{t('lectures.notice.zone')}</p>
    </Card>
  );
}

function SeriesPage({ series }: { readonly series: LectureSeries }) {
  const t = useT();
  const go = useGo();
  const text = useAuthorText();
  const notify = useNotify();
  const { now } = useKit();
  const { courseId, lectureSeriesId, lectures, version } = series;
  const publish = usePublishSeries(lectureSeriesId);
  const remove = useDeleteSeries();
  const found = useQuery(conflictsQuery(courseId)).data;
  const conflicts = found?.data ?? [];
  const [isDeleting, setDeleting] = useState(false);
  const drafts = lectures.filter(({ isPublished }) => !isPublished);
  const isDraft = drafts.length === lectures.length;
  const blocked = lectures.find(
    ({ lectureId, startsAt }) =>
      Date.parse(startsAt) > now() &&
      conflicts.some((conflict) => conflict.lectureId === lectureId && conflict.kind !== 'CAPACITY'),
  );
  const conflict = conflicts.find(({ lectureId }) => lectureId === blocked?.lectureId);
  return (
    <div className="space-y-5">
      <BackLink href={`/courses/${courseId}/lectures`}>{t('lectures.actions.back')}</BackLink>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="flex flex-wrap items-center gap-3 text-2xl">
          <AuthorTextFor text={series.title} />
          <PublicationBadge isPublished={!isDraft} />
        </h1>
        <div className="flex flex-wrap gap-2">
          {isDraft && (
            <Button variant="danger-ghost" icon={Trash2} onClick={() => setDeleting(true)}>
              {t('lectures.actions.deleteSeries')}
            </Button>
          )}
          {series.settings.tool === 'ZOOM' && series.settings.address === null && (
            <ZoomSeriesButton lectureSeriesId={lectureSeriesId} />
          )}
          {drafts.length > 0 && (
            <Button
              icon={Send}
              pending={publish.isPending}
              onClick={() =>
                publish.mutate(undefined, {
                  onSuccess: () => notify({ tone: 'success', text: t('lectures.messages.published') }),
                })
              }
            >
              {t('lectures.actions.publishSeries')}
            </Button>
          )}
        </div>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0 space-y-5">
          <RuleCard key={version} series={series} />
          <LectureRows lectures={lectures} conflicts={conflicts} />
        </div>
        <div className="space-y-5">
          {blocked && conflict && <FreeTimesCard lecture={blocked} conflict={conflict} />}
          {found && <Notice series={series} learnerCount={found.learnerCount} />}
        </div>
      </div>
      {isDeleting && (
        <DeleteDialog
          id={lectureSeriesId}
          title={t('lectures.dialogs.deleteTitle', { title: text(series.title) })}
          remove={remove}
          message={t('lectures.messages.deleted')}
          onDeleted={() => go(`/courses/${courseId}/lectures`)}
          onClose={() => setDeleting(false)}
        >
          {t('lectures.dialogs.deleteText')}
        </DeleteDialog>
      )}
    </div>
  );
}

/** `lectures/series/{lectureSeriesId}` of a course. */
export function SeriesScreen() {
  const t = useT();
  const { data, isError, refetch } = useQuery(seriesQuery(usePathId('lectureSeriesId')));
  const areChoicesThere = useQueriesSettled([choicesQuery(usePathId('courseId'))]);
  usePageTitle(useAuthorText()(data?.title));
  if (isError && !data) return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} />;
  return data && areChoicesThere ? <SeriesPage series={data} /> : <SkeletonText lines={10} />;
}
