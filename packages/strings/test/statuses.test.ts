import { describe, expect, it } from 'vitest';
import { AREAS } from '../src/all-areas.ts';
import { loadAreas } from '../src/load.ts';

/** `exams.states.NOT_OPEN_YET`, `exam-marking.queueStates.MARKED`: names of statuses, by their areas. */
const STATUS = /^[\w-]+\.(?:\w*[sS]tates?|status(?:es)?)\.([\w.]+)$/;

/** The same name for different things: each has to stay the only odd one of its name, for the reason given. */
const DIFFERENT: Readonly<Record<string, string>> = {
  'media.states.failed': 'an upload, not an exam',
  'coaches.statuses.APPROVED': 'a coach, who is masculine in Arabic',
  'coaches.statuses.DECLINED': 'a coach, who is masculine in Arabic',
  'coaches.statuses.SUBMITTED': 'a page that an administrator approves, not work that was handed in',
  'gradebook.states.loading': 'counts what is loaded',
  'grades.states.MARKED': 'a grade that stands in a gradebook, not work that was marked',
  'exam-sitting.states.open': 'an exam that can be sat, not a finding or a question',
  'surveys.states.open': 'a survey that waits for its reader',
  'plagiarism.states.OPEN': 'a finding that nobody has looked at',
  'surveys.states.PUBLISHED': 'a survey is published or closed again: what is published is open',
  'exam-marking.queueStates.PENDING': 'an answer in the queue of its marker',
  'grade-files.states.pending': 'a word of files that people bring',
  'grades.states.PENDING': 'work that its learner waits for',
  'grades.states.provisional': 'a sentence',
  'gradebook.states.saved': 'counts what is saved',
  'gradebook.states.saving': 'counts what is saved',
  'assignment-marking.states.RETURNED': 'for those who mark: whether learners see the mark',
  'assignment-marking.states.SUBMITTED': 'for those who mark: what they have to do',
  'exam-marking.queueStates.WAITING': 'one of two markers, not a file',
  'exam-marking.attemptStates.SUBMITTED': 'an attempt, which is feminine in Arabic',
  'exam-sitting.states.SUBMITTED': 'an attempt, which is feminine in Arabic',
  'attendance.states.CLOSED': 'a session, which is feminine in Arabic',
  'attendance.statuses.EXCUSED': 'somebody who was not there, not a grade',
  'report-texts.states.passed': 'a total as it stands, in a course that may go on',
  'report-texts.states.failed': 'a total as it stands, in a course that may go on',
  'report-texts.states.completed': 'a person in a list, not a course with its date',
  'report-texts.states.learning': 'one person; the filter names all who learn now',
  'certificates.status.EXPIRED': 'a certificate that has run out, not the time of an attempt',
  'checklist-keeping.status.WAITING': 'an item at its approver, not a file',
  'checklist-keeping.status.SENT_BACK': 'to somebody else; on the own checklist it says "to you"',
  'event-tickets.states.CANCELLED': 'a place that somebody gave back, not the event',
  'orders.status.PENDING': 'an order that waits for its payment',
  'orders.status.CANCELLED': 'an order, which is masculine in Arabic',
  'orders.status.EXPIRED': 'an order that was not paid in time',
  'voucher-desk.states.SCHEDULED': 'a voucher that has not begun, not a date',
  'voucher-desk.states.ACTIVE': 'a voucher, which is feminine in Arabic',
  'voucher-desk.states.ENDED': 'a voucher whose dates are over',
  'accounting.statuses.SENT': 'what another system has taken, not an invitation',
  'accounting.statuses.FAILED': 'a delivery, not an exam',
  'order-list.states.PENDING': 'orders of a bar, in one word each',
  'order-list.states.CANCELLED': 'an order, which is masculine in Arabic',
  'order-list.states.EXPIRED': 'orders of a bar, in one word each',
  'order-list.states.DISPUTED': 'the payment of an order, not a mark',
  'payouts.statuses.PENDING': 'a payout on its way to the bank',
  'payouts.statuses.PAID': 'a payout that has arrived, not an order',
  'payouts.statuses.FAILED': 'a payout that came back, not an exam',
  'payouts.statuses.CANCELLED': 'a payout that was not sent, not an event',
  'transfers.states.REJECTED': 'a transfer, which is feminine in Arabic',
  'transfers.states.ENDED': 'a transfer, which is feminine in Arabic',
  'certificate-desk.status.EXPIRED': 'a certificate that has run out, not the time of an attempt',
  'coach-ratings.statuses.WAITING': 'a testimonial that an administrator approves, not a person in a queue',
  'coach-ratings.statuses.APPROVED': 'a testimonial, which is shown once it is approved',
  'coach-ratings.statuses.REJECTED': 'a testimonial, which is feminine in Arabic',
  'managed-sessions.states.HELD': 'holds of every kind, not only requests to the coach',
  'managed-sessions.states.OVER': 'a session, which is feminine in Arabic',
  'managed-sessions.states.EXPIRED': 'a request that was not answered in time',
  'managed-sessions.states.DECLINED': 'a session, which is feminine in Arabic',
  'coaching-goals.states.OPEN': 'a goal that is worked on, not something to enter',
  'coaching-goals.sessionStates.EXPIRED': 'a request that the coach did not answer in time',
  'coaching-goals.sessionStates.DECLINED': 'a session, which is feminine in Arabic',
  'coaching-sessions.states.EXPIRED': 'a request that the coach did not answer in time',
  'coaching-sessions.states.DECLINED': 'a session, which is feminine in Arabic',
  'coaching-sessions.states.over': 'a session, which is feminine in Arabic',
  'coaching-sessions.states.missed': 'a session, which is feminine in Arabic',
};

describe('a status', () => {
  it('has one word, wherever it is said', async () => {
    const [en, ar] = await Promise.all([loadAreas(AREAS, 'en'), loadAreas(AREAS, 'ar')]);
    const wordings = new Map<string, Map<string, string[]>>();
    for (const key of Object.keys(en)) {
      const name = STATUS.exec(key)?.[1]?.toLowerCase().replaceAll('_', '');
      if (!name || key in DIFFERENT) continue;
      const said = JSON.stringify([en[key], ar[key]]);
      const ofName = wordings.get(name) ?? new Map<string, string[]>();
      wordings.set(name, ofName.set(said, [...(ofName.get(said) ?? []), key]));
    }
    expect(wordings.size).toBeGreaterThan(30);
    const several = [...wordings].filter(([, ofName]) => ofName.size > 1);
    expect(several.map(([name, ofName]) => `${name}: ${[...ofName.values()].flat().join(', ')}`)).toEqual([]);
  });

  it('of being published is said by the words of all areas alone', async () => {
    const [en, ar] = await Promise.all([loadAreas(AREAS, 'en'), loadAreas(AREAS, 'ar')]);
    const words = new Set(['Published', 'Not published', 'Unpublished']);
    const others = Object.keys(en).filter(
      (key) => !key.startsWith('common.') && STATUS.test(key) && words.has(String(en[key])),
    );
    expect(others).toEqual([]);
    expect([en['common.states.draft'], ar['common.states.draft']]).toEqual(['Draft', 'مسودة']);
  });

  it('that is named as different is one', async () => {
    const en = await loadAreas(AREAS, 'en');
    expect(Object.keys(DIFFERENT).filter((key) => !(key in en))).toEqual([]);
  });
});
