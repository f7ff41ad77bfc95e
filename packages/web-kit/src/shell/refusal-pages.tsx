import { publicHomePath } from '@sullam/domain/route-access.ts';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { useStore } from '../base/store.ts';
import { useHasFeature, useKit, useT } from '../kit-context.tsx';
import type { Refusal } from '../router/guard-router.ts';
import { usePageTitle } from '../router/page-title.tsx';
import { useGo } from '../router/use-go.ts';
import { useHasPage } from './use-menu.ts';

function useHomePath(): string {
  const features = useStore(useKit().features);
  const hasPage = useHasPage();
  const path = publicHomePath(features);
  return hasPage(path) ? path : '/';
}

/** The page of an address that leads nowhere. */
export function NotFoundPage() {
  const t = useT();
  const home = useHomePath();
  usePageTitle(t('shell.titles.notFound'));
  return (
    <EmptyState
      level={1}
      drawing="not-found"
      title={t('shell.notFound.title')}
      description={t('shell.notFound.text')}
      action={<LinkButton href={home}>{t('shell.notFound.home')}</LinkButton>}
    />
  );
}

/** What a signed-in reader sees of a page that he lacks the permission for. */
export function NotAllowedPage() {
  const t = useT();
  const home = useHomePath();
  usePageTitle(t('shell.titles.notAllowed'));
  return (
    <EmptyState
      level={1}
      drawing="locked"
      title={t('shell.notAllowed.title')}
      description={t('shell.notAllowed.text')}
      action={<LinkButton href={home}>{t('shell.notAllowed.home')}</LinkButton>}
    />
  );
}

/** What a visitor sees of a page that has just been closed to visitors, or of a shared link to a closed thing. */
export function NotAuthenticatedPage() {
  const t = useT();
  const kit = useKit();
  const go = useGo();
  const hasFeature = useHasFeature();
  usePageTitle(t('shell.titles.notAuthenticated'));
  const signIn = () => {
    kit.rememberedRoute.set(window.location.pathname + window.location.search);
    go('/auth/login');
  };
  return (
    <EmptyState
      level={1}
      drawing="people"
      title={t('shell.notAuthenticated.title')}
      description={
        <>
          <span className="mb-1 block text-lg font-semibold">{t('shell.notAuthenticated.code')}</span>
          {t('shell.notAuthenticated.text')}
        </>
      }
      action={
        <>
          <Button onClick={signIn}>{t('shell.notAuthenticated.login')}</Button>
          {hasFeature('self-registration') && (
            <LinkButton variant="outline" href="/register">
              {t('shell.notAuthenticated.register')}
            </LinkButton>
          )}
        </>
      }
    />
  );
}

const PAGES = { notFound: NotFoundPage, notAllowed: NotAllowedPage, notAuthenticated: NotAuthenticatedPage };

/** The page for whatever the guard or the router refuses. */
export function RefusalPage({ data }: { readonly data?: unknown }) {
  const Page = PAGES[typeof data === 'string' && data in PAGES ? (data as Refusal) : 'notFound'];
  return <Page />;
}
