import { sql } from 'kysely';
import { emit } from '../../../kernel/outbox/signals.ts';
import { erasedRows, type PersonalRows, retainedRows, signedRows } from '../../../kernel/personal-data.ts';
import { countAnew, listHostsOf } from './comment-activity.repository.ts';
import { deleteComments } from './comments.repository.ts';
import { talkChanged } from './comments.signals.ts';

/** Their words go; where others have answered, an empty place is left. */
const comments: PersonalRows = {
  ...retainedRows('comments', 'author_user_id', 'what others answered keeps its place, without text and name', {
    without: ['search_text', 'request_key'],
  }),
  erase: async (context, tx, userId) => {
    const hosts = await listHostsOf(tx, userId);
    await deleteComments(tx, sql<boolean>`c.author_user_id = ${userId}`, context.clock.now());
    for (const { hostKind, hostId } of hosts) {
      await countAnew(tx, hostKind, hostId);
      await emit(context, tx, talkChanged, { hostKind, hostId });
    }
  },
};

/** What happens to rows that refer to a person whose account is deleted. */
export const commentsPersonalRows: readonly PersonalRows[] = [
  comments,
  erasedRows('comment_mentions', 'user_id'),
  erasedRows('comment_readings', 'user_id'),
  erasedRows('likes', 'user_id'),
  erasedRows('moderation_reports', 'reporter_user_id'),
  signedRows('moderation_cases', 'decided_by', 'why something was taken out of sight has to be known later'),
];
