import '../../../app.css';
import { Breadcrumbs } from '@sullam/ui/components/navigation.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQueriesSettled } from '@sullam/web-kit/query/use-queries-settled.ts';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../../parts/page.tsx';
import { specializationQuery } from '../../learning/specializations/specializations.public.ts';
import { CertificateSettings } from './certificate-settings.tsx';
import { outlookQuery, settingsQuery, templatesQuery } from './certificates.api.ts';
import { IssuedTable } from './issued-table.tsx';
import { Outlook } from './outlook.tsx';

/** The certificates of a specialization: who holds which, and what can be done with each. */
export function SpecializationCertificatesScreen() {
  const t = useT();
  const text = useAuthorText();
  const specializationId = usePathId('specializationId');
  const of = { specializationId };
  const { data } = useQuery(specializationQuery(specializationId));
  const isThere = useQueriesSettled([
    specializationQuery(specializationId),
    outlookQuery(of),
    settingsQuery(of),
    templatesQuery(),
  ]);
  if (!isThere)
    return (
      <div className="page-width page-gutter py-6 md:py-8">
        <SkeletonTable />
      </div>
    );
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
        <Outlook of={of} />
        <IssuedTable of={of} below={<CertificateSettings of={of} />} />
      </div>
    </Page>
  );
}
