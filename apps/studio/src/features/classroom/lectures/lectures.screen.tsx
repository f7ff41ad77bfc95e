import '../../../app.css';
import type { Localized } from '@sullam/domain/localized.ts';
import { Plus, Repeat } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button, textLinkClass } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { ZoneNote } from '@sullam/web-kit/moments/zone-note.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListStates } from '../../../parts/list-states.tsx';
import { TitledDialog } from '../../../parts/titled-dialog.tsx';
import { useTools } from '../../organization/video-conferencing/video-conferencing.public.ts';
import { LectureRows } from './lecture-rows.tsx';
import {
  choicesQuery,
  conflictsQuery,
  courseLecturesQuery,
  type Lecture,
  useCreateLecture,
  useCreateSeries,
} from './lectures.api.ts';
import { startDay, startSettings } from './new-lecture.ts';

type Made = 'lecture' | 'series';

interface NewProps {
  readonly courseId: number;
  readonly makes: Made;
  readonly onClose: () => void;
}

const HOURS = { localTime: '18:30', durationMinutes: 60 };

/** Asks what it is called, and makes a draft that can be worked on: one lecture, or one every week. */
function NewDialog({ courseId, makes, onClose }: NewProps) {
  const t = useT();
  const go = useGo();
  const { now } = useKit();
  const { data } = useQuery(choicesQuery(courseId));
  const [tool] = useTools();
  const lecture = useCreateLecture(courseId);
  const series = useCreateSeries(courseId);
  const isSeries = makes === 'series';
  const create = (title: Localized) => {
    if (!data) return;
    const { startDate, weekday } = startDay(now());
    const common = { title, zone: data.timeZone, ...HOURS, settings: startSettings(data.caller, tool) };
    const list = `/courses/${courseId}/lectures`;
    if (isSeries)
      series.mutate(
        { ...common, weekdays: [weekday], everyWeeks: 1, startDate, count: 8 },
        { onSuccess: ({ lectureSeriesId }) => go(`${list}/series/${lectureSeriesId}`) },
      );
    else
      lecture.mutate({ ...common, localDate: startDate }, { onSuccess: ({ lectureId }) => go(`${list}/${lectureId}`) });
  };
  return (
    <TitledDialog
      onClose={onClose}
      title={t(isSeries ? 'lectures.studio.newSeries' : 'lectures.studio.newLecture')}
      submitLabel={t('common.actions.create')}
      pending={lecture.isPending || series.isPending || !data}
      label={t(isSeries ? 'lectures.studio.seriesTitle' : 'lectures.studio.lectureTitle')}
      stacked
      refusal={lecture.error ?? series.error}
      onSubmit={create}
    />
  );
}

/** The ways to the series that these lectures belong to. */
function SeriesLinks({ courseId, lectures }: { readonly courseId: number; readonly lectures: readonly Lecture[] }) {
  const t = useT();
  const format = useFormat();
  const ids = [...new Set(lectures.flatMap(({ lectureSeriesId }) => lectureSeriesId ?? []))];
  if (ids.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
      {ids.map((id, at) => (
        <li key={id}>
          <UiLink href={`/courses/${courseId}/lectures/series/${id}`} className={textLinkClass}>
            {t('lectures.actions.openSeries')}
            {ids.length > 1 && ` ${format.number(at + 1)}`}
          </UiLink>
        </li>
      ))}
    </ul>
  );
}

/** `lectures` of a course: all that is planned, and the ways to plan more. */
export function CourseLecturesScreen() {
  const { now } = useKit();
  const t = useT();
  const courseId = usePathId('courseId');
  const { data: lectures, isError, isFetching, refetch } = useQuery(courseLecturesQuery(courseId));
  const conflicts = useQuery(conflictsQuery(courseId));
  // a conflict is a line of its row: no list before they are known
  const data = conflicts.isPending ? undefined : lectures;
  const [making, setMaking] = useState<Made>();
  const actions = (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" icon={Plus} onClick={() => setMaking('lecture')}>
        {t('lectures.studio.newLecture')}
      </Button>
      <Button icon={Repeat} onClick={() => setMaking('series')}>
        {t('lectures.studio.newSeries')}
      </Button>
    </div>
  );
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-reading flex-1 basis-80">
          <p className="text-muted">{t('lectures.studio.lead')}</p>
          <ZoneNote at={new Date(now())} />
        </div>
        {data && data.data.length > 0 && actions}
      </div>
      <ListStates
        query={{ data, isError, isFetching, refetch }}
        empty={
          <EmptyState
            compact
            drawing="calendar"
            title={t('lectures.studio.empty')}
            description={t('lectures.studio.emptyText')}
            action={actions}
          />
        }
      />
      {data && data.data.length > 0 && (
        <div className="space-y-4">
          <SeriesLinks courseId={courseId} lectures={data.data} />
          <LectureRows lectures={data.data} conflicts={conflicts.data?.data ?? []} />
        </div>
      )}
      {making && <NewDialog courseId={courseId} makes={making} onClose={() => setMaking(undefined)} />}
    </>
  );
}
