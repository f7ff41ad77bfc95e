import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { type CertificatesOf, settingsQuery, templatesQuery, useSetSettings } from './certificates.api.ts';

const MONTHS = [3, 6, 12, 24, 36, 60] as const;

/** Which template the certificates of a course or a specialization are made from, and how long they are valid. */
export function CertificateSettings({ of }: { readonly of: CertificatesOf }) {
  const t = useT();
  const text = useAuthorText();
  const settings = useQuery(settingsQuery(of));
  const templates = useQuery(templatesQuery());
  const save = useSetSettings(of);
  if (settings.isError || templates.isError)
    return (
      <ErrorState
        compact
        title={t('common.failed.title')}
        onRetry={() => void Promise.all([settings.refetch(), templates.refetch()])}
      />
    );
  if (!settings.data || !templates.data) return <SkeletonText lines={3} />;
  const { certificateTemplateId, validMonths } = save.variables ?? settings.data;
  const published = templates.data.data.filter((one) => one.publishedVersion > 0 && !one.isStandard);
  const months = [...new Set([...MONTHS, ...(validMonths === null ? [] : [validMonths])])].sort((a, b) => a - b);
  return (
    <Card>
      <CardHeading description={t('certificate-desk.settings.hint')}>
        {t('certificate-desk.settings.heading')}
      </CardHeading>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <NativeSelect
          label={t('certificate-desk.settings.template')}
          value={certificateTemplateId === null ? '' : String(certificateTemplateId)}
          options={[
            { value: '', label: t('certificate-desk.settings.standard') },
            ...published.map((one) => ({ value: String(one.certificateTemplateId), label: text(one.name) })),
          ]}
          onChange={(value) => save.mutate({ certificateTemplateId: value ? Number(value) : null, validMonths })}
        />
        <NativeSelect
          label={t('certificate-desk.settings.validMonths')}
          value={validMonths === null ? '' : String(validMonths)}
          options={[
            { value: '', label: t('certificate-desk.settings.forEver') },
            ...months.map((count) => ({
              value: String(count),
              label: t('certificate-desk.settings.months', { count }),
            })),
          ]}
          onChange={(value) => save.mutate({ certificateTemplateId, validMonths: value ? Number(value) : null })}
        />
      </div>
    </Card>
  );
}
