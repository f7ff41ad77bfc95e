import { COACH_TEMPLATE } from '@sullam/domain/notification-targets/coaching.ts';
import { sql } from 'kysely';
import type { SystemContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { on, type SignalSubscription } from '../../../kernel/outbox/signals.ts';
import { findMemberName, memberRenamed } from '../../identity/members/members.public.ts';
import {
  administrators,
  type NotifiedThing,
  notify,
  notifyAudience,
} from '../../operations/notifications/notifications.public.ts';
import { readCoachRow } from './coach-details.reads.ts';
import { refreshSearchWords } from './coaches.repository.ts';
import { coachDecided, coachInvited, coachSubmitted } from './coaches.signals.ts';

const OUTCOMES = { APPROVED: 'approved', CHANGES_REQUESTED: 'changes', DECLINED: 'declined' } as const;

const tellCoach = (context: SystemContext, coachId: number, outcome: string, byUserId: number, signalId: number) =>
  transaction(context, async (tx) => {
    const coach = await readCoachRow(tx, coachId);
    if (!coach) return;
    await notify(context, tx, {
      userIds: [coach.user_id],
      templateId: COACH_TEMPLATE,
      parameters: { outcome },
      data: {},
      dedupeKey: `coach:${signalId}`,
      byUserId,
    });
  });

export const coachNews: readonly SignalSubscription[] = [
  on(coachInvited, (context, { coachId, byUserId }, signalId) =>
    tellCoach(context, coachId, 'invited', byUserId, signalId),
  ),
  on(coachDecided, (context, { coachId, decision, byUserId }, signalId) =>
    tellCoach(context, coachId, OUTCOMES[decision], byUserId, signalId),
  ),
  on(coachSubmitted, async (context, { coachId, byUserId }, signalId) => {
    const person = await reading(context, (tx) => findMemberName(tx, byUserId));
    await transaction(context, (tx) =>
      notifyAudience(context, tx, administrators, {
        templateId: COACH_TEMPLATE,
        parameters: { person, outcome: 'submitted' },
        data: { coachId },
        dedupeKey: `coach:${signalId}`,
        byUserId,
      }),
    );
  }),
  on(memberRenamed, (context, { userId }) => transaction(context, (tx) => refreshSearchWords(tx, { userId }))),
];

/** What notifications are about, while it is there. */
export const coachesInNotifications: readonly NotifiedThing[] = [
  {
    idName: 'coachId',
    isThere: (id) => sql<boolean>`exists (select from coaches c where ${inOrganization('c')} and c.coach_id = ${id})`,
  },
];
