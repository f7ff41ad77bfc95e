import '../../../app.css';
import { Plus, X } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Tabs } from '@sullam/ui/components/tabs.tsx';
import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { isDialogOpen } from '@sullam/ui/overlays/dialog-open.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useCourseFrame } from '../course-content/course-content.public.ts';
import { ExportMenu } from './export-menu.tsx';
import { NoteList, type Writing } from './note-list.tsx';
import { courseNotesQuery, lessonNotesQuery, PANEL_NOTES } from './notes.api.ts';
import { NotesSkeleton } from './notes-skeleton.tsx';

interface NotesPanelProps {
  readonly courseSubsectionId: number;
  readonly isRecording: boolean;
  readonly onPlay: (seconds: number) => void;
  readonly writing: Writing | null;
  readonly onWriting: (writing: Writing | null) => void;
  readonly onNew: () => void;
  /** N begins a note; single keys can be switched off. */
  readonly hasKey: boolean;
  readonly onKey: (hasKey: boolean) => void;
  readonly onClose: () => void;
}

/** Notes beside a lesson: of this lesson, or of the whole course. */
export function NotesPanel(props: NotesPanelProps) {
  return useAreas(['notes']) ? <Panel {...props} /> : <NotesSkeleton />;
}

function Panel(props: NotesPanelProps) {
  const { courseSubsectionId, isRecording, onPlay, writing, onWriting, onNew, hasKey, onKey, onClose } = props;
  const t = useT();
  const format = useFormat();
  const heading = useId();
  const { courseId } = useCourseFrame().course;
  const [place, setPlace] = useState('lesson');
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const isOfLesson = place === 'lesson';
  const ofLesson = useQuery(lessonNotesQuery(courseSubsectionId, asked));
  const ofCourse = useQuery(courseNotesQuery(courseId, { take: PANEL_NOTES, ...(asked ? { search: asked } : {}) }));
  const { data, isError, isFetching, refetch } = isOfLesson ? ofLesson : ofCourse;
  const count = (total: number | undefined) => ({ count: { raw: total === undefined ? '…' : format.number(total) } });
  const close = useRef(onClose);
  close.current = onClose;
  // from anywhere on the page: who opened it may still stand on its button
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isDialogOpen()) close.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <section aria-labelledby={heading} className="p-4 lg:p-5">
      <div className="mb-2 flex items-center gap-2">
        <h2 id={heading} className="flex-1 text-lg">
          {t('notes.titles.mine')}
        </h2>
        <ExportMenu courseId={courseId} {...(isOfLesson ? { courseSubsectionId } : {})} />
        <IconButton icon={X} label={t('common.actions.close')} onClick={onClose} />
      </div>
      <Tabs
        label={t('notes.labels.place')}
        value={place}
        onChange={setPlace}
        items={[
          { id: 'lesson', label: t('notes.labels.lesson', count(ofLesson.data?.total)) },
          { id: 'course', label: t('notes.labels.course', count(ofCourse.data?.total)) },
        ]}
      >
        <div className="space-y-4">
          <SearchField label={t('notes.fields.search')} value={search} onChange={setSearch} />
          <Button
            icon={Plus}
            size="sm"
            variant="outline"
            disabled={writing !== null && 'place' in writing}
            onClick={onNew}
          >
            {t('notes.actions.new')}
          </Button>
          {!data && isError && (
            <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
          )}
          {!data && !isError && <SkeletonText lines={6} />}
          {data && (
            <NoteList
              notes={data.data}
              writing={writing}
              onWriting={onWriting}
              here={courseSubsectionId}
              {...(isRecording ? { onPlay } : {})}
            />
          )}
          {data?.total === 0 && !writing && (
            <EmptyState
              compact
              drawing={asked ? 'no-results' : 'files'}
              title={t(asked ? 'notes.empty.search' : isOfLesson ? 'notes.empty.lesson' : 'notes.empty.course')}
              {...(asked
                ? {}
                : {
                    description: isRecording
                      ? t('notes.empty.lessonVideoText', { key: 'N' })
                      : t('notes.empty.lessonText'),
                  })}
            />
          )}
          <Checkbox label={t('notes.fields.key', { key: 'N' })} checked={hasKey} onChange={onKey} />
          <p className="text-sm text-muted">
            {t('notes.labels.private')}{' '}
            {data && data.total > PANEL_NOTES && (
              <UiLink href={`/lms/courses/${courseId}/notes`}>{t('notes.actions.showAll')}</UiLink>
            )}
          </p>
        </div>
      </Tabs>
    </section>
  );
}
