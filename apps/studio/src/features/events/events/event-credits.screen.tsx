import '../../../app.css';
import type { Localized } from '@sullam/domain/localized.ts';
import { COURSE_AUTHORS } from '@sullam/domain/portals.ts';
import { X } from '@sullam/ui/base/icons.ts';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useCan, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQueriesSettled } from '@sullam/web-kit/query/use-queries-settled.ts';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CourseField } from '../../../parts/course-field.tsx';
import { EventFrame } from './event-frame.tsx';
import { creditLessonsQuery, creditsQuery, useAddCredit, useRemoveCredit } from './events.api.ts';

/** Chooses a course and one of its lessons. */
function AddCredit({ eventId }: { readonly eventId: number }) {
  const t = useT();
  const text = useAuthorText();
  const [course, setCourse] = useState<{ courseId: number; title: Localized } | null>(null);
  const [lessonId, setLessonId] = useState('');
  const outline = useQuery({ ...creditLessonsQuery(course?.courseId ?? 0), enabled: course !== null });
  const { mutate, isPending } = useAddCredit(eventId);
  const lessons = (outline.data?.sections ?? []).flatMap(({ subsections }) => subsections);
  const add = () => {
    if (lessonId !== '') mutate(Number(lessonId), { onSuccess: () => setLessonId('') });
  };
  return (
    <Card as="section">
      <CardHeading level={3}>{t('event-desk.credits.add')}</CardHeading>
      <Form onSubmit={add} className="space-y-4">
        <CourseField
          label={t('event-desk.credits.course')}
          value={course}
          onChange={(chosen) => {
            setCourse(chosen);
            setLessonId('');
          }}
        />
        <NativeSelect
          label={t('event-desk.credits.lesson')}
          placeholder={t('event-desk.credits.chooseLesson')}
          disabled={lessons.length === 0}
          value={lessonId}
          options={lessons.map(({ courseSubsectionId, title }) => ({
            value: String(courseSubsectionId),
            label: text(title),
          }))}
          onChange={setLessonId}
        />
        <Button type="submit" pending={isPending} disabled={lessonId === ''}>
          {t('event-desk.credits.submit')}
        </Button>
      </Form>
    </Card>
  );
}

function Credits({ eventId, mayChange }: { readonly eventId: number; readonly mayChange: boolean }) {
  const t = useT();
  const text = useAuthorText();
  const { data, isError, isFetching, refetch } = useQuery(creditsQuery(eventId));
  const remove = useRemoveCredit(eventId);
  if (!data && isError)
    return <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonText lines={3} />;
  if (data.data.length === 0) return <EmptyState drawing="no-courses" title={t('event-desk.credits.empty')} compact />;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {data.data.map(({ courseSubsectionId, lessonTitle, courseTitle }) => (
        <li key={courseSubsectionId} className="flex items-center justify-between gap-3 px-4 py-3">
          <p className="min-w-0">
            <span className="block font-medium wrap-anywhere">
              <AuthorTextFor text={lessonTitle} />
            </span>
            <span className="block text-sm text-muted wrap-anywhere">
              <AuthorTextFor text={courseTitle} />
            </span>
          </p>
          {mayChange && (
            <IconButton
              icon={X}
              label={t('event-desk.credits.remove', { lesson: text(lessonTitle) })}
              onClick={() => remove.mutate(courseSubsectionId)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** `/events/{eventId}/credits`: lessons that are finished by coming. */
export function EventCreditsScreen() {
  const t = useT();
  // a lesson is finished by coming only where its course may be changed
  const mayChange = useCan()(...COURSE_AUTHORS);
  const isThere = useQueriesSettled([creditsQuery(usePathId('eventId'))]);
  return (
    <EventFrame tab="credits" isPending={!isThere}>
      {({ eventId }) => (
        <div className="max-w-220 space-y-6">
          <p className="max-w-reading text-muted">{t('event-desk.credits.text')}</p>
          <Credits eventId={eventId} mayChange={mayChange} />
          {mayChange && <AddCredit eventId={eventId} />}
        </div>
      )}
    </EventFrame>
  );
}
