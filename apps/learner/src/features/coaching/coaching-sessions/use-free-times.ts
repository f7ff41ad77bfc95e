import { addDays, wallTimeOf } from '@sullam/domain/lectures/zoned-time.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useReaderZone } from '../../../parts/reader-zone.ts';
import { freeTimesQuery, movingTimesQuery, type Slot } from './coaching-sessions.api.ts';

/** Days that one call answers: as far as the next free time is looked for. */
const FAR = 61;

/** Whose times they are: free ones of a type, or those to which a session can be moved. */
export type TimesOf =
  | { readonly coachId: number; readonly sessionTypeId: number | undefined }
  | { readonly coachingSessionId: number };

/** A week of times by the reader's clock, with the chosen one, which stays the same instant when the clock changes. */
export function useFreeTimes(of: TimesOf, { count, initial }: { count: number; initial?: string | undefined }) {
  const [zone] = useReaderZone();
  const client = useQueryClient();
  const today = wallTimeOf(new Date(), zone).date;
  const dayIn = (at: string) => wallTimeOf(new Date(at), zone).date;
  const [from, setFrom] = useState(() => (initial ? dayIn(initial) : today));
  const [chosenAt, setChosenAt] = useState<string | null>(initial ?? null);
  const queryOf = (first: string, days: number) => {
    const asked = { from: first, until: addDays(first, days), zone };
    return 'coachingSessionId' in of
      ? movingTimesQuery(of.coachingSessionId, asked)
      : freeTimesQuery(of.coachId, of.sessionTypeId ?? 0, asked);
  };
  const isKnown = 'coachingSessionId' in of || of.sessionTypeId !== undefined;
  const shownFrom = from.localeCompare(today) < 0 ? today : from;
  const query = useQuery({
    ...(queryOf(shownFrom, count - 1) as ReturnType<typeof movingTimesQuery>),
    enabled: isKnown,
  });
  const days = query.data?.days ?? [];
  const listed = days.flatMap(({ slots }) => slots).find(({ startsAt }) => startsAt === chosenAt);
  const [kept, setKept] = useState<Slot>();
  if (listed && listed !== kept) setKept(listed);
  const slot = kept?.startsAt === chosenAt ? kept : undefined;
  return {
    today,
    from: shownFrom,
    setFrom,
    days,
    query,
    /** Null: none is chosen, or it is not free. */
    slot: slot ?? null,
    chosen: chosenAt,
    choose: (next: Slot) => setChosenAt(next.startsAt),
    clear: () => setChosenAt(null),
    /** Chooses an instant of another week. */
    chooseAt: (at: string) => {
      setChosenAt(new Date(at).toISOString());
      setFrom(dayIn(at));
    },
    /** Shows the week of the next free time; false: there is none. */
    showNext: async (): Promise<boolean> => {
      const found = await client.fetchQuery(queryOf(today, FAR) as ReturnType<typeof movingTimesQuery>);
      const first = found.days[0];
      if (!first) return false;
      setFrom(first.date);
      return true;
    },
  };
}
