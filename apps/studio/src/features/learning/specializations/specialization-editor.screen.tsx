import '../../../app.css';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { SpecializationForm } from './specialization-form.tsx';
import { specializationQuery } from './specializations.api.ts';

/** An existing specialization. */
export function SpecializationEditorScreen() {
  const t = useT();
  const text = useAuthorText();
  const found = useQuery(specializationQuery(usePathId('specializationId')));
  usePageTitle(text(found.data?.title));
  if (found.isError) return <ErrorState title={t('common.failed.title')} onRetry={() => void found.refetch()} />;
  if (!found.data)
    return (
      <div className="page-width page-gutter py-8">
        <SkeletonText lines={8} />
      </div>
    );
  return <SpecializationForm key={found.data.version} specialization={found.data} />;
}

/** A new specialization. */
export function NewSpecializationScreen() {
  return <SpecializationForm specialization={null} />;
}
