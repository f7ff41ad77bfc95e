import '../../../app.css';
import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useState } from 'react';
import { CourseFiles } from '../attachments/attachments.public.ts';
import {
  CoursePeople,
  CoursePoints,
  useCourseProgress,
  useFinishLine,
  useLeaveCourse,
} from '../course-overview/course-overview.public.ts';
import { useCourseFrame } from './course-frame-context.tsx';
import { CoursePage } from './course-pages.tsx';

/** Leaving keeps the progress; it is asked once more all the same, since the course then closes. */
function Leave() {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const { course } = useCourseFrame();
  const { data: progress } = useCourseProgress(course.courseId, course.isEnrolled);
  const leave = useLeaveCourse();
  const [isAsking, setAsking] = useState(false);
  const enrollmentId = progress?.enrollmentId ?? null;
  if (enrollmentId === null) return null;
  return (
    <div className="border-t border-line pt-6">
      <Button {...preloadOn(ConfirmDialog)} variant="danger-ghost" onClick={() => setAsking(true)}>
        {t('course-overview.enroll.leave')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          title={t('course-overview.enroll.leave')}
          confirmLabel={t('common.dialogs.leave')}
          danger
          pending={leave.isPending}
          onConfirm={() =>
            leave.mutate(enrollmentId, {
              onSuccess: () => {
                notify({ tone: 'info', text: t('course-overview.enroll.left') });
                go(`/lms/courses/${course.courseId}/overview`);
              },
            })
          }
        >
          {t('course-overview.enroll.leaveText')}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** What has to be reached to finish the course, where that is more than its required lessons. */
function FinishLine() {
  const t = useT();
  const { course } = useCourseFrame();
  const text = useFinishLine(course);
  if (text === null) return null;
  return (
    <section>
      <h2 className="mb-3 text-panel">{t('course-overview.finish.title')}</h2>
      <p>{text}</p>
    </section>
  );
}

/** `information`: what the course is about and who teaches it. */
export function InformationScreen() {
  const { course } = useCourseFrame();
  return (
    <CoursePage>
      <div className="space-y-10">
        <CoursePoints course={course} />
        <FinishLine />
        <CourseFiles courseId={course.courseId} />
        <CoursePeople course={course} />
        <Leave />
      </div>
    </CoursePage>
  );
}
