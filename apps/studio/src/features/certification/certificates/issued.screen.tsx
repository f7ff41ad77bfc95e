import '../../../app.css';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { useQueriesSettled } from '@sullam/web-kit/query/use-queries-settled.ts';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { CertificateSettings } from './certificate-settings.tsx';
import { outlookQuery, settingsQuery, templatesQuery } from './certificates.api.ts';
import { IssuedTable } from './issued-table.tsx';
import { Outlook } from './outlook.tsx';

/** The certificates of a course: who holds which, and what can be done with each. */
export function IssuedCertificatesScreen() {
  const of = { courseId: usePathId('courseId') };
  const isThere = useQueriesSettled([outlookQuery(of), settingsQuery(of), templatesQuery()]);
  if (!isThere) return <SkeletonTable />;
  return (
    <div className="space-y-6">
      <Outlook of={of} />
      <IssuedTable of={of} below={<CertificateSettings of={of} />} />
    </div>
  );
}
