import '../../app.css';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { CertificateSettings } from './certificate-settings.tsx';
import { IssuedTable } from './issued-table.tsx';
import { Outlook } from './outlook.tsx';

/** The certificates of a course: who holds which, and what can be done with each. */
export function IssuedCertificatesScreen() {
  const courseId = usePathId('courseId');
  return (
    <div className="space-y-6">
      <Outlook of={{ courseId }} />
      <IssuedTable of={{ courseId }} />
      <CertificateSettings of={{ courseId }} />
    </div>
  );
}
