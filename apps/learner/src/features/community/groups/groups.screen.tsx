import '../../../app.css';
import { Plus } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { useCan, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useState } from 'react';
import { PageHead } from '../../../parts/page-head.tsx';
import { FeedTab } from './feed-tab.tsx';
import { FindTab } from './find-tab.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { MineTab } from './mine-tab.tsx';

const TABS = ['mine', 'all', 'feed'] as const;

/** `/groups/mine`: the reader's groups, groups to find, and the posts of all of theirs. */
export function GroupsScreen() {
  const t = useT();
  const can = useCan();
  const address = useAddressQuery();
  const chosen = TABS.find((tab) => tab === address.value('tab')) ?? 'mine';
  const [isNew, setNew] = useState(false);
  return (
    <div className="page-width page-gutter py-8">
      <PageHead
        title={t('groups.titles.page')}
        description={t('groups.hints.page')}
        actions={
          can('organization_create_social_groups') && (
            <Button variant="outline" icon={Plus} onClick={() => setNew(true)}>
              {t('groups.actions.found')}
            </Button>
          )
        }
      />
      <LinkTabs
        label={t('groups.titles.page')}
        items={TABS.map((tab) => ({
          href: address.hrefWith({ tab: tab === 'mine' ? null : tab, page: null, search: null }),
          label: t(`groups.tabs.${tab}`),
          current: tab === chosen,
        }))}
      />
      <div className="pt-6">
        {chosen === 'mine' && <MineTab />}
        {chosen === 'all' && <FindTab />}
        {chosen === 'feed' && <FeedTab />}
      </div>
      {isNew && <GroupDialog onClose={() => setNew(false)} />}
    </div>
  );
}
