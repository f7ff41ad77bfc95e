import { HOUR } from '@sullam/domain/limits.ts';
import { useEffect } from 'react';
import { type Assignment, useRefreshAssignment } from './assignments.api.ts';

/** The moment from which one may read what is asked; null: it is there already, or its lesson is locked. */
export const shownFrom = ({ isTold, refusal, opensAt, serverTime }: Assignment): string | null =>
  !isTold && refusal !== 'LOCKED' && opensAt !== null && Date.parse(opensAt) > Date.parse(serverTime) ? opensAt : null;

const LONGEST_WAIT = 24 * HOUR;
/** So that a whole course doesn't ask in the same moment. */
const SPREAD = 5000;

/** Fetches the assignment anew when it opens. */
export function useOpening(assignment: Assignment): void {
  const refresh = useRefreshAssignment();
  const { serverTime } = assignment;
  const from = shownFrom(assignment);
  useEffect(() => {
    if (from === null) return;
    const wait = Date.parse(from) - Date.parse(serverTime);
    if (wait > LONGEST_WAIT) return;
    const timer = setTimeout(() => void refresh(), wait + Math.random() * SPREAD);
    return () => clearTimeout(timer);
  }, [from, serverTime]);
}
