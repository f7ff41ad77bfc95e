import { cleanName } from '@sullam/domain/text-direction.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { reading, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { invalidField, notFound } from '../../../kernel/problem.ts';
import { hashToken, randomToken } from '../../../kernel/secrets.ts';
import { findProfile } from '../organizations/organizations.public.ts';
import { insertContactMessage, unsubscribe, upsertSubscription } from './contacts.repository.ts';
import type { ContactMessageBody, ContactView } from './contacts.schemas.ts';
import { contactMessageReceived, emailSubscribed } from './contacts.signals.ts';

/** The path names the organisation once more; another one than the request's isn't there. */
function checkOrganization(context: RequestContext, organizationId: number): void {
  if (organizationId !== context.organizationId) throw notFound();
}

export async function readContact(context: RequestContext, organizationId: number): Promise<ContactView> {
  checkOrganization(context, organizationId);
  const profile = await reading(context, (tx) => findProfile(context, tx));
  if (!profile) throw notFound();
  return { organizationId, name: profile.name, contact: { ...profile.contact } };
}

/** Stores a message to the organisation and passes it on. */
export async function writeToOrganization(
  context: RequestContext,
  organizationId: number,
  body: ContactMessageBody,
): Promise<{ contactMessageId: number }> {
  checkOrganization(context, organizationId);
  // one line each: they become headers of a mail
  const message = {
    ...body,
    name: cleanName(body.name),
    subject: cleanName(body.subject),
    message: body.message.trim(),
  };
  for (const field of ['name', 'subject', 'message'] as const)
    if (message[field] === '') throw invalidField(field, 'required');
  return transaction(context, async (tx) => {
    const userId = context.caller.kind === 'member' ? context.caller.userId : null;
    const contactMessageId = await insertContactMessage(tx, userId, message, context.clock.now());
    await emit(context, tx, contactMessageReceived, { contactMessageId, ...message });
    return { contactMessageId };
  });
}

/** Puts an address on the list of letters. The answer is the same for one that is on it already. */
export const subscribe = (context: RequestContext, email: string): Promise<void> =>
  transaction(context, async (tx) => {
    const { language } = context;
    const unsubscribeToken = randomToken();
    const subscription = { email, language, tokenHash: hashToken(unsubscribeToken), now: context.clock.now() };
    if (await upsertSubscription(tx, subscription))
      await emit(context, tx, emailSubscribed, { email, language, unsubscribeToken });
  });

/** Works without signing in, and again: a second click on the link gets the same answer. */
export const leaveList = (context: RequestContext, token: string): Promise<void> =>
  transaction(context, async (tx) => {
    if (!(await unsubscribe(tx, hashToken(token), context.clock.now()))) throw notFound();
  });
