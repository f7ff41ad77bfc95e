import type { DemoLoad } from '../../../demo/demo-content.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { demoMedia } from '../../organization/media/media.public.ts';
import { findPastBooking } from '../coaching-sessions/coaching-sessions.public.ts';
import { upsertNote } from './coaching-notes.service.ts';
import { insertSessionFile } from './session-files.service.ts';

/** Notes and files of past sessions of the demo. */
export async function loadDemoSessionNotes({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const members = loaded.get(demoMembers);
  for (const { learner, coach, session, by, kind, text } of demo.coachingNotes) {
    const learnerUserId = members.get(learner)!;
    const coachUserId = members.get(coach)!;
    const now = context.clock.now();
    const booking = await findPastBooking(tx, { learnerUserId, coachUserId, place: session, now });
    await upsertNote(tx, {
      coachingBookingId: booking.coachingBookingId,
      userId: by === 'COACH' ? coachUserId : learnerUserId,
      learnerUserId,
      kind,
      body: text,
      now: booking.endsAt,
    });
  }
  for (const { learner, coach, session, by, file } of demo.coachingFiles) {
    const learnerUserId = members.get(learner)!;
    const coachUserId = members.get(coach)!;
    const now = context.clock.now();
    const booking = await findPastBooking(tx, { learnerUserId, coachUserId, place: session, now });
    await insertSessionFile(tx, {
      coachingBookingId: booking.coachingBookingId,
      mediaId: loaded.get(demoMedia).idOf(file),
      userId: by === 'COACH' ? coachUserId : learnerUserId,
      learnerUserId,
      now: booking.endsAt,
    });
  }
}
