import { Icon } from '@sullam/ui/base/icon.tsx';
import { Award } from '@sullam/ui/base/icons.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useSettledQuery } from '@sullam/web-kit/query/use-settled-query.ts';
import { useSettledAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { specializationCertificateQuery } from './certificates.api.ts';
import { LargeCertificate } from './own-certificate.tsx';

/** The certificate of a specialization that one follows, or how it is come by. */
export function SpecializationCertificate({ specializationId }: { readonly specializationId: number }) {
  const t = useT();
  useSettledAreas(['certificates']);
  const { data } = useSettledQuery(specializationCertificateQuery(specializationId));
  if (!data) return null;
  if (data.certificate) return <LargeCertificate certificate={data.certificate} />;
  return (
    <p className="flex items-start gap-3 rounded-lg border border-line bg-subtle px-5 py-4 text-sm">
      <Icon of={Award} size={20} className="shrink-0" />
      {t(
        data.isComplete
          ? data.isIssuedManually
            ? 'certificates.specialization.soonManual'
            : 'certificates.specialization.soon'
          : data.isIssuedManually
            ? 'certificates.specialization.manualHint'
            : 'certificates.specialization.hint',
      )}
    </p>
  );
}
