import '../../app.css';
import { Breadcrumbs } from '@sullam/ui/components/navigation.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../parts/page.tsx';
import { specializationQuery } from '../specializations/specializations.api.ts';
import { CertificateSettings } from './certificate-settings.tsx';
import { IssuedTable } from './issued-table.tsx';
import { Outlook } from './outlook.tsx';

/** The certificates of a specialization: who holds which, and what can be done with each. */
export function SpecializationCertificatesScreen() {
  const t = useT();
  const text = useAuthorText();
  const specializationId = usePathId('specializationId');
  const { data } = useQuery(specializationQuery(specializationId));
  return (
    <Page
      title={t('certificate-desk.titles.issued')}
      above={
        <Breadcrumbs
          items={[
            { label: t('studio.titles.specializations'), href: '/specializations' },
            { label: text(data?.title), href: `/specializations/${specializationId}` },
            { label: t('certificate-desk.titles.issued') },
          ]}
        />
      }
    >
      <div className="space-y-6">
        <Outlook of={{ specializationId }} />
        <IssuedTable of={{ specializationId }} />
        <CertificateSettings of={{ specializationId }} />
      </div>
    </Page>
  );
}
