import { DAY } from '@sullam/domain/limits.ts';
import type { MemberContext } from '../../kernel/context.ts';
import { transaction } from '../../kernel/database/database.ts';
import { invalidField } from '../../kernel/problem.ts';
import { decideCaseIn } from '../comments/comments.public.ts';
import { banInGroup, pausePosting } from '../social-groups/social-groups.public.ts';
import type { PostCaseDecision } from './post-cases.schemas.ts';
import { HOST } from './post-row.reads.ts';
import { accessPost } from './posts.access.ts';

/** Decides about something that was said in a group, and what follows for whoever wrote it: all of it, or nothing. */
export const decidePostCase = (
  context: MemberContext,
  moderationCaseId: number,
  { act, reason, days }: PostCaseDecision,
): Promise<void> =>
  transaction(context, async (tx) => {
    if (act === 'PAUSE' && days === undefined) throw invalidField('days', 'required');
    const decided = await decideCaseIn(context, tx, moderationCaseId, {
      hides: act !== 'KEEP',
      ...(reason === undefined ? {} : { reason }),
      hostKind: HOST,
      besides: act === 'PAUSE' ? { act, days } : { act },
    });
    if (act !== 'PAUSE' && act !== 'BAN') return;
    const { social_group_id: groupId } = await accessPost(context, tx, decided.hostId, 'moderate');
    const userId = decided.authorUserId;
    if (act === 'BAN') return banInGroup(context, tx, groupId, userId);
    const until = new Date(context.clock.now().getTime() + days! * DAY);
    await pausePosting(context, tx, { groupId, userId, until });
  });
