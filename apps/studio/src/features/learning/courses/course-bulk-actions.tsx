import { Trash2 } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { useBulk } from '../../../parts/use-bulk.ts';
import { deleteCourse, type TeachingCourse, useForgetCourses } from './courses.api.ts';

/** What can be done with the selected courses. */
export function CourseBulkActions({
  courses,
  onDone,
}: {
  readonly courses: readonly TeachingCourse[];
  readonly onDone: () => void;
}) {
  const t = useT();
  const forget = useForgetCourses();
  const [isAsking, setAsking] = useState(false);
  const mayDelete = courses.every(({ abilities }) => abilities.canDelete);
  const bulk = useBulk<TeachingCourse>(() => {
    setAsking(false);
    onDone();
    void forget();
  });
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        icon={Trash2}
        disabled={bulk.isRunning || !mayDelete}
        onClick={() => setAsking(true)}
      >
        {t('common.actions.delete')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          danger
          onClose={() => setAsking(false)}
          title={t('studio.courses.deleteSeveral', { count: courses.length })}
          confirmLabel={t('common.actions.delete')}
          pending={bulk.isRunning}
          onConfirm={() => void bulk.run(courses, (course) => deleteCourse(course.courseId))}
        >
          {t('studio.courses.deleteText')}
        </ConfirmDialog>
      )}
    </>
  );
}
