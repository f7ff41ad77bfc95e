import '../../../app.css';
import { ApiError } from '@sullam/api-client/api-error.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonBar } from '@sullam/ui/components/skeleton.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useKit, useNotify, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { useQueryValues } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useMayRegister } from '../../identity/auth/auth.public.ts';
import { guestTicketQuery, useClaimTicket } from './events.api.ts';
import { TicketSheet } from './ticket-sheet.tsx';

/** Puts the ticket into the account of whoever is signed in, or leads to an account first. */
function Keep({ link, email }: { readonly link: string; readonly email: string }) {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const user = useUser();
  const { rememberedRoute } = useKit();
  const mayRegister = useMayRegister();
  const { mutate, isPending, error } = useClaimTicket();
  const remember = () => rememberedRoute.set(window.location.pathname + window.location.search);
  if (!user)
    return (
      <>
        <p className="text-sm text-muted">{t('events.guest.signIn', { email })}</p>
        <div className="mt-3 flex gap-3">
          <LinkButton href="/auth/login" full onClick={remember}>
            {t('events.actions.signIn')}
          </LinkButton>
          {mayRegister && (
            <LinkButton href="/register" variant="outline" full onClick={remember}>
              {t('events.guest.register')}
            </LinkButton>
          )}
        </div>
      </>
    );
  const claim = () =>
    mutate(link, {
      onSuccess: ({ eventId }) => {
        notify({ tone: 'success', text: t('events.guest.kept') });
        go(`/event/${eventId}/ticket`, { replace: true });
      },
    });
  return (
    <>
      {error && <Banner tone="danger" title={error.message} />}
      <p className="mt-2 text-sm text-muted">{t('events.guest.keepText')}</p>
      <Button full className="mt-3" pending={isPending} onClick={claim}>
        {t('events.guest.keep')}
      </Button>
    </>
  );
}

const isOver = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 404, 409].includes(error.status);

/** `/event/{eventId}/guest`: the ticket of somebody without an account, by the link of the mail. */
export function GuestTicketScreen() {
  const t = useT();
  const link = useQueryValues().guest ?? '';
  const { data: ticket, error, isFetching, refetch } = useQuery(guestTicketQuery(link));
  usePageTitle(useAuthorText()(ticket?.event.title) || undefined);
  return (
    <div className="page-gutter mx-auto max-w-130 py-6">
      <h1 className="mb-4 text-page">{t('events.titles.ticket')}</h1>
      {!ticket && !error && <SkeletonBar className="h-140 w-full" />}
      {!ticket && isOver(error) && (
        <EmptyState
          drawing="calendar"
          title={error.status === 400 ? t('events.guest.noLink') : error.message}
          action={<LinkButton href="/social/events">{t('events.empty.browse')}</LinkButton>}
        />
      )}
      {!ticket && error && !isOver(error) && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {ticket && (
        <>
          <TicketSheet ticket={ticket} />
          <section className="mt-5 print:hidden">
            <Keep link={link} email={ticket.email} />
          </section>
        </>
      )}
    </div>
  );
}
