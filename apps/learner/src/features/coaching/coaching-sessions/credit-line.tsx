import { Banner } from '@sullam/ui/components/banner.tsx';
import { useFormat, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { useAreas } from '@sullam/web-kit/shell/use-areas.ts';
import { useQuery } from '@tanstack/react-query';
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

/** Which credits a session uses, or that there are too few. Nothing for sessions that are free. */
export function CreditLine({ credits, count }: { readonly credits: Credits; readonly count: number }) {
  const t = useT();
  const format = useFormat();
  const hasWords = useAreas(['coaching-credits']);
  const { lots, total, isEnough } = credits;
  if (!lots || !hasWords) return null;
  const [first] = lots;
  if (!first || !isEnough)
    return <Banner tone="warning">{t(first ? 'coaching-credits.tooFew' : 'coaching-credits.none')}</Banner>;
  return (
    <p className="text-sm text-muted">
      {t('coaching-credits.uses', { count, total: format.number(total), date: format.date(first.expiresAt) })}
    </p>
  );
}
