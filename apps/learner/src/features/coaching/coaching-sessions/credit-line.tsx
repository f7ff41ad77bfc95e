import { Banner } from '@sullam/ui/components/banner.tsx';
import { useFormat, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useQuery } from '@tanstack/react-query';
import { useSellsPackages } from '../coaching-packages/coaching-packages.public.ts';
import { type OwnCoachingCredits, ownCreditsQuery, type SessionType } from './coaching-sessions.api.ts';

interface Credits {
  /** Whether they pay for all sessions that are booked together. Sessions that are free need none. */
  readonly isEnough: boolean;
  /** Those that can pay, in the order in which they are used; undefined: the session is free, or they aren't known. */
  readonly lots: readonly OwnCoachingCredits[] | undefined;
  readonly total: number;
}

/** The reader's credits for sessions of a type. */
export function useCredits(type: SessionType, count: number): Credits {
  const isMember = useUser() !== null;
  const isPaid = type.payment === 'CREDITS';
  const { data, isPending } = useQuery({ ...ownCreditsQuery(type.sessionTypeId), enabled: isPaid && isMember });
  const lots = isPaid ? data?.data : undefined;
  const total = lots?.reduce((sum, { remaining }) => sum + remaining, 0) ?? 0;
  // the server refuses where the credits could not be read
  return { isEnough: !isPaid || (lots ? total >= count : !isPending), lots, total };
}

interface CreditLineProps {
  readonly coachId: number;
  readonly sessionTypeId: number;
  readonly credits: Credits;
  readonly count: number;
}

/** What to do where no lot can pay: buy a package on this page, or ask for one. */
function NoCredit({ coachId, sessionTypeId }: Pick<CreditLineProps, 'coachId' | 'sessionTypeId'>) {
  const t = useT();
  const isSold = useSellsPackages({ coachId, sessionTypeId });
  return <Banner tone="warning">{t(isSold ? 'coaching-credits.noneButSold' : 'coaching-credits.none')}</Banner>;
}

/** Which credits a session uses, or that there are too few. Nothing for sessions that are free. */
export function CreditLine({ coachId, sessionTypeId, credits, count }: CreditLineProps) {
  const t = useT();
  const format = useFormat();
  const hasWords = useAreas(['coaching-credits']);
  const { lots, total, isEnough } = credits;
  if (!lots || !hasWords) return null;
  const [first] = lots;
  if (!first) return <NoCredit coachId={coachId} sessionTypeId={sessionTypeId} />;
  if (!isEnough) return <Banner tone="warning">{t('coaching-credits.tooFew')}</Banner>;
  return (
    <p className="text-sm text-muted">
      {t('coaching-credits.uses', { count, total: format.number(total), date: format.date(first.expiresAt) })}
    </p>
  );
}
