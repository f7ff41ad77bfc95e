import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';

/** What stands where a group or a post can't be shown: it isn't there, or isn't for the reader. */
export function NoPermission() {
  const t = useT();
  return (
    <div className="page-width page-gutter py-16">
      <EmptyState
        drawing="locked"
        level={1}
        title={t('groups.noPermission.title')}
        description={t('groups.noPermission.text')}
        action={<LinkButton href="/groups/mine">{t('groups.noPermission.action')}</LinkButton>}
      />
    </div>
  );
}
