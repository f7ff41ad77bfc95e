import { signedIn } from '../../../kernel/access/access.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { memberRoute } from '../../../kernel/http/route.ts';
import { defineModule } from '../../../wiring.ts';
import { notifiedThings } from '../../operations/notifications/notifications.public.ts';
import { mediaReferences, showingKinds } from '../../organization/media/media.public.ts';
import { commentShowing } from './comment-showing.ts';
import { commentJobs } from './comments.jobs.ts';
import { commentNews, commentsInNotifications } from './comments.notifications.ts';
import { commentsPersonalRows } from './comments.personal.ts';
import { VIEWS } from './comments.public.ts';
import { showsInComment } from './comments.repository.ts';
import { CaseParams, DecisionBody } from './comments.schemas.ts';
import { decideCase, takeBackDecision } from './moderation.service.ts';

/** Comments, likes and mentions of whatever is talked about, and their moderation. */
export const commentsModule = defineModule({
  name: 'comments',
  owns: [
    'comment_activity',
    'comment_mentions',
    'comment_readings',
    'comment_versions',
    'comments',
    'likes',
    'moderation_cases',
    'moderation_reports',
  ],
  publishes: VIEWS,
  personalRows: commentsPersonalRows,
  uses: ['media', 'members', 'notifications'],
  contributes: [
    ...commentsInNotifications.map((thing) => contribute(notifiedThings, thing)),
    contribute(mediaReferences, showsInComment),
    contribute(showingKinds, commentShowing),
  ],
  routes: [
    memberRoute({
      method: 'PUT',
      path: '/api/moderation-cases/:moderationCaseId/decision',
      operationId: 'decideModerationCase',
      summary: 'Leaves what was reported in sight, or takes it out; an appeal is decided by another moderator',
      access: signedIn(),
      params: CaseParams,
      body: DecisionBody,
      errors: { 409: ['comments.decided-by-you'] },
      handle: (context, { params, body }) => decideCase(context, params.moderationCaseId, body),
    }),
    memberRoute({
      method: 'DELETE',
      path: '/api/moderation-cases/:moderationCaseId/decision',
      operationId: 'undoModerationDecision',
      summary:
        'Takes one’s own decision back within a day, with what else was done by it; 409 once its author has appealed',
      access: signedIn(),
      params: CaseParams,
      errors: { 409: ['comments.gone', 'comments.too-late-to-undo'] },
      handle: (context, { params }) => takeBackDecision(context, params.moderationCaseId),
    }),
  ],
  jobs: commentJobs,
  signals: commentNews,
});
