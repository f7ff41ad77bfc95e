import '../../../app.css';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { PermissionSetForm } from './permission-set-form.tsx';
import { permissionSetQuery } from './permission-sets.api.ts';

/** An existing permission set. */
export function PermissionSetEditorScreen() {
  const t = useT();
  const text = useAuthorText();
  const set = useQuery(permissionSetQuery(usePathId('permissionSetId')));
  usePageTitle(text(set.data?.name));
  if (set.isError) return <ErrorState title={t('common.failed.title')} onRetry={() => void set.refetch()} />;
  if (!set.data)
    return (
      <div className="page-width page-gutter py-8">
        <SkeletonText lines={8} />
      </div>
    );
  return <PermissionSetForm key={set.data.version} set={set.data} />;
}

/** A new permission set. */
export function NewPermissionSetScreen() {
  return <PermissionSetForm set={null} />;
}
