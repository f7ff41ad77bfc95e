import '../../../app.css';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useKit, useNotify, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { useQueryValues } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { ItemCover } from '../../../parts/item-cover.tsx';
import { useMayRegister } from '../../identity/auth/auth.public.ts';
import { invitationQuery, type SeatInvitation, useAcceptSeat } from './seats.api.ts';

interface InvitationProps {
  readonly invitation: SeatInvitation;
  readonly token: string;
}

const coursePath = (courseId: number): string => `/lms/courses/${courseId}`;

/** Signs in or registers, and comes back to this page. */
function SignInFirst({ invitation }: Pick<InvitationProps, 'invitation'>) {
  const t = useT();
  const { rememberedRoute } = useKit();
  const mayRegister = useMayRegister();
  const remember = () => rememberedRoute.set(window.location.pathname + window.location.search);
  return (
    <>
      <p className="text-muted">{t(invitation.email ? 'seats.accept.signIn' : 'seats.accept.signInAny')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/auth/login" size="lg" onClick={remember}>
          {t('seats.actions.signIn')}
        </LinkButton>
        {mayRegister && (
          <LinkButton href="/register" size="lg" variant="outline" onClick={remember}>
            {t('seats.actions.register')}
          </LinkButton>
        )}
      </div>
    </>
  );
}

function Accept({ token }: Pick<InvitationProps, 'token'>) {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const accept = useAcceptSeat();
  return (
    <Button
      size="lg"
      pending={accept.isPending}
      onClick={() =>
        accept.mutate(token, {
          onSuccess: ({ courseId }) => {
            notify({ tone: 'success', text: t('seats.done.accepted') });
            go(coursePath(courseId));
          },
        })
      }
    >
      {t('seats.actions.accept')}
    </Button>
  );
}

/** The next act: sign in, accept, open the course; or why there is none. */
function NextAct({ invitation, token }: InvitationProps) {
  const t = useT();
  const isMember = useUser() !== null;
  const { state, courseId } = invitation;
  if (state === 'HELD')
    return (
      <>
        <p>{t('seats.accept.HELD')}</p>
        <LinkButton href={coursePath(courseId)} size="lg">
          {t('seats.actions.openCourse')}
        </LinkButton>
      </>
    );
  if (state !== 'OPEN')
    return (
      <Banner tone="warning" live="off">
        {t(`seats.accept.${state}`)}
      </Banner>
    );
  if (!isMember) return <SignInFirst invitation={invitation} />;
  return <Accept token={token} />;
}

function Invitation({ invitation, token }: InvitationProps) {
  const t = useT();
  const { companyName: company, email } = invitation;
  return (
    <Card padding="none" className="mx-auto max-w-reading overflow-hidden">
      <ItemCover item={invitation} isFirst sizes="(min-width: 720px) 680px, 92vw" />
      <div className="space-y-5 p-6 sm:p-8">
        <div className="space-y-1">
          <p className="text-muted">
            {company === '' ? t('seats.accept.leadNobody') : t('seats.accept.lead', { company })}
          </p>
          <h1 className="text-page">
            <AuthorTextFor text={invitation.title} />
          </h1>
        </div>
        {email !== null && <p>{t('seats.accept.for', { email })}</p>}
        <NextAct invitation={invitation} token={token} />
        <p className="text-sm text-muted">{t('seats.accept.told')}</p>
      </div>
    </Card>
  );
}

/** `/seats?invitation=…`: accepting a seat that somebody was invited to, or taking one by the link of a pool. */
export function AcceptSeatScreen() {
  const t = useT();
  const token = useQueryValues().invitation ?? '';
  const { data, isPending, error, isFetching, refetch } = useQuery(invitationQuery(token));
  const isGone = error !== null && 'status' in error && (error.status === 404 || error.status === 400);
  return (
    <div className="page-width page-gutter py-8 sm:py-12">
      {isPending && <SkeletonText lines={6} />}
      {error && isGone && (
        <EmptyState
          drawing="not-found"
          level={1}
          title={t('seats.accept.gone')}
          description={t('seats.accept.goneText')}
        />
      )}
      {error && !isGone && (
        <ErrorState level={1} title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data && <Invitation invitation={data} token={token} />}
    </div>
  );
}
