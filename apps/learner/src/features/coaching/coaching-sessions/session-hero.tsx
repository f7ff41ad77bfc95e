import { Icon } from '@sullam/ui/base/icon.tsx';
import { CalendarPlus, CircleCheck, CircleX, Hourglass, type LucideIcon, Video } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { saveFile } from '@sullam/web-kit/base/save-file.ts';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import { useSlotWords } from '../../../parts/use-slot-words.ts';
import { type CoachingSessionCard, readSessionCalendar, useJoinSession } from './coaching-sessions.api.ts';
import { PayButton } from './pay-button.tsx';

const LOUD = 'bg-[#00c792]! text-[#04142e]! hover:bg-[#2bd6a8]!';
const QUIET = 'border border-white/35 bg-white/10! text-white! hover:bg-white/20!';

const ICONS: Record<CoachingSessionCard['state'], LucideIcon> = {
  BOOKED: CircleCheck,
  HELD: Hourglass,
  CANCELLED: CircleX,
  EXPIRED: CircleX,
  DECLINED: CircleX,
};

type Side = 'LEARNER' | 'COACH' | 'ADMINISTRATOR';

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

/** Whom the reader meets. */
export const otherOf = (session: CoachingSessionCard, side: Side): string =>
  nameOf(side === 'COACH' ? session.learner : session.coach);

/** How a session stands in a few words. */
export function useStanding(): (session: CoachingSessionCard, now: Date) => string {
  const t = useT();
  return ({ state, heldFor, price, slot, missedBy }, now) => {
    if (state === 'HELD' && heldFor !== null && heldFor !== 'REQUEST') return t(`coaching-sessions.states.${heldFor}`);
    if (state === 'EXPIRED' && price !== null) return t('coaching-sessions.states.UNPAID');
    if (state !== 'BOOKED') return t(`coaching-sessions.states.${state}`);
    if (missedBy !== null) return t('coaching-sessions.states.missed');
    if (Date.parse(slot.endsAt) <= now.getTime()) return t('coaching-sessions.states.over');
    return t(
      Date.parse(slot.startsAt) <= now.getTime() ? 'coaching-sessions.states.live' : 'coaching-sessions.states.BOOKED',
    );
  };
}

/** Opens the room while it is open; before that it says when it opens. */
function JoinButton({ session }: { readonly session: CoachingSessionCard }) {
  const t = useT();
  const words = useSlotWords();
  const { mutate, isPending, data } = useJoinSession(session.coachingSessionId);
  const { abilities, joinOpensAt, byVideo, slot } = session;
  if (!byVideo || !abilities.addToCalendar || session.state !== 'BOOKED') return null;
  if (!abilities.join && Date.parse(slot.endsAt) <= Date.now()) return null;
  if (!abilities.join)
    return (
      <span className="inline-flex min-h-12 items-center gap-2 rounded-control border border-white/35 bg-white/10 px-5 font-medium text-white">
        <Icon of={Video} size={18} />
        {t('coaching-sessions.join.opens', { time: { raw: words.time(joinOpensAt.time) } })}
      </span>
    );
  return (
    <>
      <Button
        size="lg"
        icon={Video}
        className={LOUD}
        pending={isPending}
        onClick={() => mutate(undefined, { onSuccess: ({ address }) => window.open(address, '_blank', 'noopener') })}
      >
        {t('coaching-sessions.join.now')}
      </Button>
      {data && (
        <a href={data.address} target="_blank" rel="noreferrer" className="text-sm text-white underline">
          {t('coaching-sessions.join.again')}
        </a>
      )}
    </>
  );
}

interface SessionHeroProps {
  readonly session: CoachingSessionCard;
  readonly side: Side;
  readonly level: 1 | 2;
  readonly now: Date;
  /** Instead of the session's own buttons. */
  readonly actions?: ReactNode;
}

/** The dial of the session's hours with the time by both clocks, and the way into the room. */
export function SessionHero({ session, side, level, now, actions }: SessionHeroProps) {
  const t = useT();
  const words = useSlotWords();
  const authorText = useAuthorText();
  const standing = useStanding();
  const angle = useLanguage() === 'ar' ? '270deg' : '90deg';
  const Heading = `h${level}` as const;
  const { slot, byVideo, place, lengthMinutes } = session;
  const where = byVideo ? t('coaching-sessions.hero.video') : authorText(place);
  const night = 'oklch(0.2 0.07 262)';
  return (
    <section
      className="relative isolate overflow-hidden rounded-xl p-5 text-white sm:p-9 print:bg-transparent! print:text-ink!"
      style={{ backgroundColor: night }}
    >
      <img
        src={session.coverArt}
        alt=""
        width={640}
        height={360}
        className="absolute inset-y-0 end-0 -z-2 h-full w-full object-cover max-sm:opacity-60 sm:w-3/5 print:hidden"
      />
      <span
        aria-hidden="true"
        className="absolute inset-0 -z-1 print:hidden"
        style={{
          backgroundImage: `linear-gradient(${angle}, ${night} 38%, oklch(0.2 0.07 262 / 0.6) 55%, transparent 78%)`,
        }}
      />
      <p className="flex items-center gap-2 text-sm font-semibold">
        <Icon of={ICONS[session.state]} size={18} />
        {standing(session, now)}
      </p>
      <Heading className="mt-2 text-page text-white print:text-ink">{words.own(slot)}</Heading>
      <p className="mt-4 text-lg">
        {t('coaching-sessions.hero.with', {
          length: { raw: t('coaching-sessions.counts.minutes', { count: lengthMinutes }) },
          name: otherOf(session, side),
          place: where,
        })}
      </p>
      <p className="text-white/85 print:text-ink">
        {t('coaching-sessions.times.inZone', {
          time: { raw: words.ownRange(slot) },
          zone: words.zoneName(slot.startsAt, slot.zone),
        })}
        {words.isElsewhere(slot) && <span className="block">{words.theirs(slot)}</span>}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-3 print:hidden">
        <JoinButton session={session} />
        {side === 'LEARNER' && session.abilities.pay && <PayButton session={session} now={now} />}
        {actions ??
          (session.abilities.addToCalendar && (
            <Button
              size="lg"
              icon={CalendarPlus}
              className={QUIET}
              onClick={() => void readSessionCalendar(session.coachingSessionId).then(saveFile)}
            >
              {t('coaching-sessions.actions.calendar')}
            </Button>
          ))}
      </div>
    </section>
  );
}
