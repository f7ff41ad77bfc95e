import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { LinkTabs } from '@sullam/ui/components/tabs.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useDestinationPath } from '@sullam/web-kit/router/page-path.ts';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import type { ReactNode } from 'react';
import { useGradebookHref } from './group-filter.tsx';

interface GradebookFrameProps {
  readonly children: ReactNode;
  /** Without the tabs: what is shown leads to the other pages by itself. */
  readonly isSlim?: boolean;
}

/** Around the pages of one gradebook: grades, what is graded and how, what has changed. */
export function GradebookFrame({ children, isSlim = false }: GradebookFrameProps) {
  const t = useT();
  const courseId = usePathId('courseId');
  const path = useDestinationPath();
  const hrefOf = useGradebookHref(courseId);
  const tab = (name: string, label: string) => ({
    href: hrefOf(name),
    label,
    current: path.endsWith(`gradebook${name}`),
  });
  return (
    <>
      <h1 className={isSlim ? 'sr-only' : 'mb-4 text-xl print:hidden'}>{t('gradebook.titles.page')}</h1>
      {!isSlim && (
        <LinkTabs
          label={t('gradebook.titles.page')}
          className="mb-4 print:hidden"
          items={[
            tab('', t('gradebook.titles.grades')),
            tab('/settings', t('gradebook.titles.settings')),
            tab('/changes', t('gradebook.titles.changes')),
          ]}
        />
      )}
      {children}
    </>
  );
}

/** What a page of a gradebook shows where its data didn't come. */
export function GradebookFailed({ retry }: { readonly retry: readonly (() => unknown)[] }) {
  const t = useT();
  return <ErrorState title={t('common.failed.title')} onRetry={() => retry.forEach((again) => void again())} compact />;
}
