import { LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';

/** What stands where a group or a post can't be shown: it isn't there, isn't for the reader, or the link that led there is over. */
export function NoPermission({ isByLink = false }: { readonly isByLink?: boolean }) {
  const t = useT();
  return (
    <div className="page-width page-gutter py-16">
      <EmptyState
        drawing="locked"
        level={1}
        title={t(isByLink ? 'groups.noPermission.linkTitle' : 'groups.noPermission.title')}
        description={t(isByLink ? 'groups.noPermission.linkText' : 'groups.noPermission.text')}
        action={<LinkButton href="/groups/mine">{t('groups.noPermission.action')}</LinkButton>}
      />
    </div>
  );
}
