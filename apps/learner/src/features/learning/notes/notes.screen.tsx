import '../../../app.css';
import { Plus } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageOf, pagesOf } from '../../../parts/paging.ts';
import { useExistingPage } from '../../../parts/use-existing-page.ts';
import { CoursePage, useCourseFrame } from '../course-content/course-content.public.ts';
import { ExportMenu } from './export-menu.tsx';
import { useHasDraft } from './note-draft.ts';
import { NoteList, type Writing } from './note-list.tsx';
import { courseNotesQuery, NOTES_PAGE } from './notes.api.ts';

function Notes() {
  const t = useT();
  const { courseId } = useCourseFrame().course;
  const address = useAddressQuery();
  const search = address.value('search') ?? '';
  const page = pageOf(address.value('page'));
  const place = { courseId, courseSubsectionId: null, positionSeconds: null };
  const hasDraft = useHasDraft(place);
  const [writing, setWriting] = useState<Writing | null>(hasDraft ? { place } : null);
  const { data, isError, isFetching, refetch } = useQuery(
    courseNotesQuery(courseId, { skip: (page - 1) * NOTES_PAGE, take: NOTES_PAGE, ...(search ? { search } : {}) }),
  );
  const isPast = useExistingPage(address, { page, total: data?.total, size: NOTES_PAGE });
  const isEmpty = data?.total === 0;
  return (
    <div className="max-w-200">
      <div className="mb-6 flex flex-wrap items-end gap-3 print:hidden">
        <SearchField
          label={t('notes.fields.search')}
          value={search}
          onChange={(text) => address.change({ search: text || null, page: null }, { replace: true })}
          className="min-w-48 flex-1"
        />
        <ExportMenu courseId={courseId} isLabelled />
        <Button icon={Plus} disabled={writing !== null} onClick={() => setWriting({ place })}>
          {t('notes.actions.new')}
        </Button>
      </div>
      <p className="mb-4 text-sm text-muted print:hidden">
        {t('notes.labels.private')}
        {data && !isEmpty && ` ${t('notes.labels.count', { count: data.total })}`}
      </p>
      {!data && isError && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !isError && <SkeletonText lines={8} />}
      {data && !isPast && <NoteList notes={data.data} writing={writing} onWriting={setWriting} />}
      {isEmpty && !writing && (
        <EmptyState
          drawing={search ? 'no-results' : 'files'}
          title={t(search ? 'notes.empty.search' : 'notes.empty.course')}
          {...(search ? {} : { description: t('notes.empty.courseText') })}
        />
      )}
      {data && pagesOf(data.total, NOTES_PAGE) > 1 && (
        <div className="mt-8 print:hidden">
          <Pagination
            page={page}
            pages={pagesOf(data.total, NOTES_PAGE)}
            hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
          />
        </div>
      )}
    </div>
  );
}

/** `notes`, inside a course: all of one's own. */
export const NotesScreen = () => (
  <CoursePage>
    <Notes />
  </CoursePage>
);
