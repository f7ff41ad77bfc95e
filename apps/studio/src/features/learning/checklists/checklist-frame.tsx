import { Breadcrumbs } from '@sullam/ui/components/navigation.tsx';
import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import type { ReactNode } from 'react';
import { Page } from '../../../parts/page.tsx';
import { ChecklistStatus } from './checklist-status.tsx';
import type { Checklist } from './checklists.api.ts';

interface ChecklistFrameProps {
  readonly checklist: Checklist;
  readonly tab: 'items' | 'people' | 'overdue';
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Around the pages of one checklist: its name and state, its items, its people, what is late. */
export function ChecklistFrame({ checklist, tab, actions, children }: ChecklistFrameProps) {
  const t = useT();
  const text = useAuthorText();
  const place = `/checklists/${checklist.checklistId}`;
  const title = text(checklist.title);
  usePageTitle(title);
  return (
    <Page
      title={title}
      mark={
        <ChecklistStatus
          status={checklist.status}
          hasDraft={checklist.status === 'PUBLISHED' && checklist.draft !== null}
        />
      }
      above={
        <Breadcrumbs items={[{ label: t('checklist-keeping.titles.list'), href: '/checklists' }, { label: title }]} />
      }
      actions={actions}
    >
      <LinkTabs
        label={title}
        className="mb-6 print:hidden"
        items={(['items', 'people', 'overdue'] as const).map((each) => ({
          href: each === 'items' ? place : `${place}/${each}`,
          label: t(`checklist-keeping.tabs.${each}`),
          current: each === tab,
        }))}
      />
      {children}
    </Page>
  );
}
