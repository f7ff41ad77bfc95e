import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useGradebookHref } from './group-filter.tsx';

/** Around the pages of one gradebook: grades, what is graded and how, what has changed. */
export function GradebookFrame({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const courseId = usePathId('courseId');
  const path = useRouterState({ select: (state) => state.location.pathname });
  const hrefOf = useGradebookHref(courseId);
  const tab = (name: string, label: string) => ({
    href: hrefOf(name),
    label,
    current: path.endsWith(`gradebook${name}`),
  });
  return (
    <>
      <LinkTabs
        label={t('gradebook.titles.page')}
        className="-mt-3 mb-4 print:hidden"
        items={[
          tab('', t('gradebook.titles.grades')),
          tab('/settings', t('gradebook.titles.settings')),
          tab('/changes', t('gradebook.titles.changes')),
        ]}
      />
      {children}
    </>
  );
}
