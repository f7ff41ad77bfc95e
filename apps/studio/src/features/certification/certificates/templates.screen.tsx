import '../../../app.css';
import { Plus } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonTable } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../../parts/page.tsx';
import { templatesQuery, useCreateTemplate } from './certificates.api.ts';

/** The templates of the organisation's certificates. */
export function TemplatesScreen() {
  const t = useT();
  const go = useGo();
  const language = useLanguage();
  const { data, isError, isPending, refetch } = useQuery(templatesQuery());
  const create = useCreateTemplate();
  const add = (
    <Button
      icon={Plus}
      pending={create.isPending}
      onClick={() =>
        create.mutate(
          { [language]: t('certificate-desk.templates.newName') },
          { onSuccess: ({ certificateTemplateId }) => go(`/certificate-templates/${certificateTemplateId}`) },
        )
      }
    >
      {t('certificate-desk.templates.add')}
    </Button>
  );
  return (
    <Page
      title={t('certificate-desk.titles.templates')}
      lead={t('certificate-desk.templates.lead')}
      actions={data && data.data.length > 0 && add}
    >
      {isError && <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} compact />}
      {isPending && <SkeletonTable rows={3} columns={2} />}
      {data?.data.length === 0 && (
        <EmptyState
          drawing="files"
          title={t('certificate-desk.templates.empty')}
          description={t('certificate-desk.templates.emptyText')}
          action={add}
          compact
        />
      )}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {data?.data.map((template) => (
          <Card as="li" key={template.certificateTemplateId} interactive>
            <h2 className="text-lg">
              <UiLink
                href={`/certificate-templates/${template.certificateTemplateId}`}
                className="no-underline after:absolute after:inset-0"
              >
                <AuthorTextFor text={template.name} />
              </UiLink>
            </h2>
            <p className="mt-2 flex flex-wrap gap-2">
              {template.isStandard && <Badge tone="primary">{t('certificate-desk.templates.standard')}</Badge>}
              <Badge>
                {template.publishedVersion > 0
                  ? t('certificate-desk.templates.version', { number: template.publishedVersion })
                  : t('certificate-desk.templates.unpublished')}
              </Badge>
              {template.isChanged && template.publishedVersion > 0 && (
                <Badge tone="warning">{t('certificate-desk.templates.changed')}</Badge>
              )}
            </p>
            <p className="mt-2 text-sm text-muted">
              {t('certificate-desk.templates.holders', { count: template.holders })}
            </p>
          </Card>
        ))}
      </ul>
    </Page>
  );
}
