import type { Span } from '@sullam/domain/coaching/spans.ts';
import { SECOND } from '@sullam/domain/limits.ts';
import type { ThreadTask } from '../../../kernel/threads/thread-task.ts';
import { UnreadableCalendar } from './calendar-lines.ts';
import { type CalendarReading, readCalendarSpans, TooManyInstances } from './calendar-spans.ts';

/** Instances of events within the window that one calendar may have. */
const MOST_INSTANCES = 20_000;

type Input = Omit<CalendarReading, 'text' | 'mostInstances'> & { bytes: Uint8Array };

/** Reads a calendar in a thread: a rule of few characters can have instances without end. */
export const readCalendarTask: ThreadTask<Input, Span[] | 'UNREADABLE' | 'TOO_COMPLEX'> = {
  name: 'coach-feeds.read-calendar',
  lane: 'long',
  deadline: 2 * SECOND,
  run({ bytes, ...reading }) {
    try {
      const text = new TextDecoder().decode(bytes);
      return readCalendarSpans({ ...reading, text, mostInstances: MOST_INSTANCES });
    } catch (error) {
      if (error instanceof UnreadableCalendar) return 'UNREADABLE';
      if (error instanceof TooManyInstances) return 'TOO_COMPLEX';
      throw error;
    }
  },
};
