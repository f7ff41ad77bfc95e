import '../../../app.css';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { BundleForm } from './bundle-form.tsx';
import { bundleQuery, bundlesQuery } from './bundles.api.ts';

interface WaitingProps {
  readonly found: { readonly isError: boolean; readonly refetch: () => unknown };
}

function Waiting({ found }: WaitingProps) {
  const t = useT();
  if (found.isError) return <ErrorState title={t('common.failed.title')} onRetry={() => void found.refetch()} />;
  return (
    <div className="page-width page-gutter py-8">
      <SkeletonText lines={8} />
    </div>
  );
}

/** An existing bundle. */
export function BundleEditorScreen() {
  const text = useAuthorText();
  const found = useQuery(bundleQuery(usePathId('bundleId')));
  usePageTitle(text(found.data?.title));
  if (!found.data) return <Waiting found={found} />;
  return <BundleForm key={found.data.version} bundle={found.data} currency={found.data.currency} />;
}

/** A new bundle, in the currency in which the organisation sells. */
export function NewBundleScreen() {
  const found = useQuery(bundlesQuery());
  if (!found.data) return <Waiting found={found} />;
  return <BundleForm bundle={null} currency={found.data.currency} />;
}
