import '../../../app.css';
import { Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { IconButton, LinkButton } from '@sullam/ui/components/button.tsx';
import { Card, Cover } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { PublicationBadge } from '@sullam/web-kit/publication/publication-badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteDialog } from '../../../parts/delete-dialog.tsx';
import { Page } from '../../../parts/page.tsx';
import { type BundleSummary, bundlesQuery, useDeleteBundle } from './bundles.api.ts';

interface RowProps {
  readonly bundle: BundleSummary;
  readonly onDelete: () => void;
}

function Row({ bundle, onDelete }: RowProps) {
  const t = useT();
  const format = useFormat();
  const text = useAuthorText();
  const { bundleId, title, cover, coverArt, isPublished, itemCount, priceMinor, currency } = bundle;
  return (
    <li>
      <Card className="flex flex-wrap items-center gap-4">
        <span className="block w-18 shrink-0 overflow-hidden rounded-md">
          <Cover src={cover?.url ?? coverArt} />
        </span>
        <div className="min-w-40 flex-1">
          <h2 className="font-medium">
            <UiLink href={`/bundles/${bundleId}`} className="hover:underline">
              <AuthorTextFor text={title} />
            </UiLink>
          </h2>
          <p className="text-sm text-muted">{t('bundles.counts.items', { count: itemCount })}</p>
        </div>
        <PublicationBadge isPublished={isPublished} />
        <p className="font-semibold tabular">{format.money({ amount: priceMinor, currency })}</p>
        <IconButton icon={Trash2} label={t('bundles.editor.remove', { title: text(title) })} onClick={onDelete} />
      </Card>
    </li>
  );
}

/** `/bundles`: what is sold together. */
export function BundlesScreen() {
  const t = useT();
  const text = useAuthorText();
  const found = useQuery(bundlesQuery());
  const remove = useDeleteBundle();
  const [deleting, setDeleting] = useState<BundleSummary | null>(null);
  const add = (
    <LinkButton href="/bundles/new" icon={Plus}>
      {t('bundles.titles.new')}
    </LinkButton>
  );
  return (
    <Page title={t('bundles.menu.title')} actions={add}>
      {found.isError && <ErrorState title={t('common.failed.title')} onRetry={() => void found.refetch()} />}
      {found.isPending && <SkeletonText lines={6} />}
      {found.data?.data.length === 0 && (
        <EmptyState drawing="files" title={t('bundles.list.empty')} description={t('bundles.list.emptyText')} compact />
      )}
      <ul className="space-y-3 empty:hidden">
        {found.data?.data.map((bundle) => (
          <Row key={bundle.bundleId} bundle={bundle} onDelete={() => setDeleting(bundle)} />
        ))}
      </ul>
      {deleting && (
        <DeleteDialog
          id={deleting.bundleId}
          name={text(deleting.title)}
          remove={remove}
          onClose={() => setDeleting(null)}
        >
          {t('bundles.list.deleteText')}
        </DeleteDialog>
      )}
    </Page>
  );
}
