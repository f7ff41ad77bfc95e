import '../../../app.css';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { ReportPage } from './report-page.tsx';

/** Reports of one course. */
export function CourseReportsScreen() {
  const courseId = usePathId('courseId');
  return <ReportPage key={courseId} courseId={courseId} path={`/courses/${courseId}/reports`} level={2} />;
}
