import { SESSION_TYPE_LIMITS } from '@sullam/domain/coaching/session-type.ts';
import { deadlineOf } from '@sullam/domain/commerce/cancellation.ts';
import { wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { randomKey } from '@sullam/web-kit/base/random-key.ts';
import { useFormat, useKit, useT, useUser } from '@sullam/web-kit/kit-context.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useReaderZone } from '../../../parts/reader-zone.ts';
import { useSlotWords } from '../../../parts/use-slot-words.ts';
import { ownSessionsQuery, type SessionType, type Slot, useBookSession } from './coaching-sessions.api.ts';
import { CreditLine, useCredits } from './credit-line.tsx';
import { NearestTimes } from './nearest-times.tsx';
import { type Answers, answersToSend, isAnswered, QuestionFields } from './question-fields.tsx';
import { RepeatWeekly } from './repeat-weekly.tsx';
import type { useFreeTimes } from './use-free-times.ts';
import { usePaySession } from './use-pay-session.ts';

interface ChosenTimeProps {
  readonly coachId: number;
  readonly coachName: string;
  readonly type: SessionType;
  readonly byVideo: boolean;
  readonly times: ReturnType<typeof useFreeTimes>;
}

/** Until when the session can be cancelled with everything given back; null: until it begins, undefined: never. */
function lastFreeChange({ cancellationTiers }: SessionType, slot: Slot): Date | null | undefined {
  if (cancellationTiers.length === 0) return null;
  const free = cancellationTiers.find(({ refundPercent }) => refundPercent === 100);
  return free && deadlineOf(free, new Date(slot.startsAt));
}

function Policy({ type, slot, coachName }: Pick<ChosenTimeProps, 'type' | 'coachName'> & { readonly slot: Slot }) {
  const t = useT();
  const words = useSlotWords();
  const until = lastFreeChange(type, slot);
  const time = until ? { raw: words.moment(wallTimeOf(until, slot.zone)) } : { raw: words.own(slot) };
  return (
    <p className="text-sm text-muted">
      {words.isElsewhere(slot) && (
        <span className="block">
          {t('coaching-sessions.booking.theirs', { name: coachName, time: { raw: words.theirs(slot) } })}
        </span>
      )}
      {until === undefined ? t('coaching-sessions.policy.never') : t('coaching-sessions.policy.until', { time })}
    </p>
  );
}

/** Says that the reader has another session then; it forbids nothing. */
function Clash({ slot }: { readonly slot: Slot }) {
  const t = useT();
  const [zone] = useReaderZone();
  const { data } = useQuery({ ...ownSessionsQuery('upcoming', zone, 1, 100), meta: { isQuiet: true } });
  const clash = data?.data.find(({ slot: own }) => own.startsAt < slot.endsAt && slot.startsAt < own.endsAt);
  if (!clash) return null;
  const name = `${clash.coach.firstName} ${clash.coach.lastName}`;
  return <Banner tone="warning">{t('coaching-sessions.booking.clash', { name })}</Banner>;
}

/** A visitor signs in and comes back to the time that they chose. */
function SignIn({ type, slot }: { readonly type: SessionType; readonly slot: Slot }) {
  const t = useT();
  const { rememberedRoute } = useKit();
  const back = `${window.location.pathname}?at=${encodeURIComponent(slot.startsAt)}&type=${type.sessionTypeId}`;
  return (
    <LinkButton href="/auth/login" full size="lg" onClick={() => rememberedRoute.set(back)}>
      {t('coaching-sessions.booking.signIn')}
    </LinkButton>
  );
}

/** The chosen time by both clocks, with its terms, what the coach wants to know, and the button that books. */
export function ChosenTime({ coachId, coachName, type, byVideo, times }: ChosenTimeProps) {
  const t = useT();
  const go = useGo();
  const format = useFormat();
  const words = useSlotWords();
  const isMember = useUser() !== null;
  const [zone] = useReaderZone();
  const [note, setNote] = useState('');
  const [answers, setAnswers] = useState<Answers>({});
  const [weeks, setWeeks] = useState(1);
  const [areWeeksFree, setWeeksFree] = useState(true);
  const [requestKey, setRequestKey] = useState(randomKey);
  const onChecked = useCallback((isFree: boolean) => setWeeksFree(isFree), []);
  const { mutate, isPending, error } = useBookSession();
  const credits = useCredits(type, weeks);
  const { slot } = times;
  const isRequest = type.booking === 'REQUEST';
  const isPaid = type.payment === 'PAID';
  const { pay, isPending: isAdding } = usePaySession();
  const price = format.money({ amount: type.priceMinor ?? 0, currency: type.currency });
  const submit = (chosen: Slot) =>
    mutate(
      {
        coachId,
        sessionTypeId: type.sessionTypeId,
        startsAt: chosen.startsAt,
        byVideo,
        note: note.trim() || null,
        answers: answersToSend(answers),
        requestKey,
        zone,
        ...(weeks > 1 ? { weeks } : {}),
      },
      {
        onSuccess: ({ coachingSessionIds: [id] }) => (isPaid ? pay(id!) : go(`/coaching/sessions/${id}`)),
        onError: () => {
          setRequestKey(randomKey());
          times.clear();
        },
      },
    );
  if (!slot) return <NearestTimes error={error} onChoose={times.chooseAt} />;
  const when = words.short({ date: slot.zoneDate, time: slot.zoneTime });
  return (
    <div className="space-y-4 border-t border-line pt-4">
      <div>
        <p className="font-semibold" aria-live="polite">
          {words.ownRange(slot)}
        </p>
        <Policy type={type} slot={slot} coachName={coachName} />
      </div>
      {isMember ? (
        <>
          <Clash slot={slot} />
          <CreditLine coachId={coachId} sessionTypeId={type.sessionTypeId} credits={credits} count={weeks} />
          <QuestionFields
            questions={type.questions}
            answers={answers}
            onChange={(key, answer) => setAnswers({ ...answers, [key]: answer })}
          />
          {type.questions.length === 0 && (
            <TextArea
              label={t('coaching-sessions.booking.note', { name: coachName })}
              optional
              rows={2}
              maxLength={2000}
              value={note}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          )}
          {!isRequest && !isPaid && (
            <RepeatWeekly
              coachId={coachId}
              sessionTypeId={type.sessionTypeId}
              slot={slot}
              weeks={weeks}
              onWeeks={setWeeks}
              onChecked={onChecked}
            />
          )}
          <Button
            full
            size="lg"
            pending={isPending || isAdding}
            disabled={!isAnswered(type.questions, answers) || !areWeeksFree || !credits.isEnough}
            onClick={() => submit(slot)}
          >
            {isPaid
              ? t('coaching-sessions.booking.pay', { time: { raw: when }, price })
              : t(
                  isRequest
                    ? 'coaching-sessions.booking.ask'
                    : weeks > 1
                      ? 'coaching-sessions.booking.bookWeekly'
                      : 'coaching-sessions.booking.book',
                  { time: { raw: when }, count: weeks },
                )}
          </Button>
          {isPaid && (
            <p className="text-sm text-muted">
              {t('coaching-sessions.booking.payNote', {
                length: {
                  raw: t('coaching-sessions.counts.minutes', { count: SESSION_TYPE_LIMITS.paymentMinutes }),
                },
              })}
            </p>
          )}
          {isRequest && (
            <p className="text-sm text-muted">{t('coaching-sessions.booking.askNote', { name: coachName })}</p>
          )}
        </>
      ) : (
        <SignIn type={type} slot={slot} />
      )}
    </div>
  );
}
