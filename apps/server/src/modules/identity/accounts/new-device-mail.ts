import { identityTransaction } from '../../../kernel/database/database.ts';
import { queueMail } from '../../../kernel/mail/queue-mail.ts';
import { pageUrl } from '../../../kernel/organization-url.ts';
import { on, type SignalSubscription } from '../../../kernel/outbox/signals.ts';
import { isWithinLimit, type Limit } from '../../../kernel/rate-limit.ts';
import { sessionOpenedOnNewDevice } from '../sessions/sessions.public.ts';
import type { AccountTools } from './account-tools.ts';
import { findAccountById } from './accounts.repository.ts';

/** Whoever has the password could make up one kind of device after the other. */
const MAILS: Limit = { name: 'new device mail', count: 10, seconds: 86_400 };

/** Mails the owner of an account that was used on a kind of device that it had not been used on before. */
export const newDeviceMail = (tools: AccountTools): SignalSubscription =>
  on(sessionOpenedOnNewDevice, async (context, { userId, browser, system, ip, at }) => {
    if (!(await isWithinLimit(context, MAILS, String(userId)))) return;
    const site = await tools.siteUrl(context, context.organizationId);
    await identityTransaction(context, async (tx) => {
      const account = await findAccountById(tx, context.organizationId, userId);
      if (!account) return; // deleted meanwhile
      const language = account.language ?? 'en';
      const device = [browser, system].filter(Boolean).join(' / ');
      await queueMail(context, tx, {
        template: 'newDevice',
        recipient: account.email,
        language,
        values: {
          name: account.firstName ?? '',
          ...(device ? { device } : {}),
          time: { at },
          address: ip,
          url: pageUrl(site, '/profile', { tab: 'security', lang: language }),
        },
      });
    });
  });
