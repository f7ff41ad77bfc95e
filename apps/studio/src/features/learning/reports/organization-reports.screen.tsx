import '../../../app.css';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useTrailStep } from '../../../parts/bar-places.tsx';
import { ReportPage } from './report-page.tsx';

/** Reports of all courses together, for administrators. */
export function OrganizationReportsScreen() {
  const t = useT();
  useTrailStep(0, t('reports.menu.title'), '/reports');
  return (
    <div className="page-width page-gutter py-6 md:py-8">
      <ReportPage courseId={null} path="/reports" level={1} />
    </div>
  );
}
