import { BUNDLED_PACES } from '@sullam/domain/notification-pace.ts';
import { Type } from 'typebox';
import { readerFinder } from '../../../absent-reader.ts';
import { demoWork } from '../../../demo/demo-content.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/database/database.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { publicRoute } from '../../../kernel/http/route.ts';
import { code, NamedObject, OneOf } from '../../../kernel/http/schemas.ts';
import { erasedRows } from '../../../kernel/personal-data.ts';
import { notFound } from '../../../kernel/problem.ts';
import { defineModule } from '../../../wiring.ts';
import { type Bundling, restoreBundling, stopBundling } from '../../operations/notifications/notifications.public.ts';
import { readDigestToken } from './digest-token.ts';
import { loadDemoDigests } from './digests.demo.ts';
import { digestJobs, ONE_CLICK } from './digests.jobs.ts';

const Token = code({ minLength: 1, maxLength: 200 });
const rateLimit = { per: 'address', count: 60, seconds: 60 } as const;

const Bundled = NamedObject(
  'BundledCategory',
  { notificationControlGroupId: Type.Integer({ minimum: 1, maximum: 1_000_000 }), pace: OneOf(...BUNDLED_PACES) },
  { additionalProperties: false },
);

function ownerOf(context: RequestContext, token: string): number {
  const userId = readDigestToken(context, token);
  if (userId === undefined) throw notFound();
  return userId;
}

/** Ends somebody's bundles. Twice is as good as once. */
function stop(context: RequestContext, token: string): Promise<Bundling[]> {
  const userId = ownerOf(context, token);
  return transaction(context, (tx) => stopBundling(tx, userId));
}

/** Mails that bundle notifications. */
export const notificationDigestsModule = defineModule({
  name: 'notification-digests',
  tag: 'Notifications',
  owns: ['notification_digests'],
  personalRows: [erasedRows('notification_digests', 'user_id')],
  uses: ['courses', 'members', 'notifications', 'organizations'],
  contributes: [contribute(demoWork, loadDemoDigests)],
  wire: (wiring) => ({
    jobs: digestJobs(wiring.organizations, readerFinder(wiring)),
    routes: [
      publicRoute({
        method: 'POST',
        path: '/api/notification-digests/stop',
        operationId: 'stopNotificationDigests',
        summary: 'Ends the bundled mails of whoever was given the token, without signing in; answers what was bundled',
        body: NamedObject('StopDigestsBody', { token: Token }, { additionalProperties: false }),
        response: NamedObject('StoppedDigests', { stopped: Type.Array(Bundled) }),
        rateLimit,
        handle: async (context, { body }) => ({ stopped: await stop(context, body.token) }),
      }),
      publicRoute({
        method: 'POST',
        path: '/api/notification-digests/restore',
        operationId: 'restoreNotificationDigests',
        summary: 'Takes back that the bundled mails were ended; what was chosen otherwise since then stays',
        body: NamedObject(
          'RestoreDigestsBody',
          { token: Token, stopped: Type.Array(Bundled, { maxItems: 100 }) },
          { additionalProperties: false },
        ),
        rateLimit,
        handle: async (context, { body }) => {
          const userId = ownerOf(context, body.token);
          await transaction(context, (tx) => restoreBundling(tx, userId, body.stopped));
        },
      }),
      publicRoute({
        method: 'POST',
        path: ONE_CLICK,
        operationId: 'stopNotificationDigestsByOneClick',
        summary: 'The same, as the button of mail programs asks for it (RFC 8058)',
        query: Type.Object({ token: Token }),
        // mail programs send a form: what it says is known from the address
        rawBody: true,
        isHidden: true,
        rateLimit,
        handle: async (context, { query }) => void (await stop(context, query.token)),
      }),
    ],
  }),
});
