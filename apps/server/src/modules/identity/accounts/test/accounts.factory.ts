import { randomUUID } from 'node:crypto';
import { call } from '../../../../../test/support/call.ts';
import { TEST_PASSWORD } from '../../../../../test/support/constants.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';
import type { SignInResult } from '../../sessions/sessions.schemas.ts';

export type Signed = Required<SignInResult>;
export interface Refusal {
  status: number;
  errorCode: string;
  details?: { path: string; code: string; message: string }[];
}

export const NEW_PASSWORD = 'Another-Horse-2';

export const someEmail = (): string => `person-${randomUUID().slice(0, 8)}@example.test`;

/** Headers of a signed-in client. */
export const bearing = (access: string, organizationId: number) => ({
  headers: { authorization: `Bearer ${access}`, organization: String(organizationId), language: 'en' },
});

export interface SignInOptions {
  email: string;
  organizationId: number;
  password?: string;
  /** Headers besides. */
  sent?: Record<string, string>;
}

export const signIn = <Body = Signed>(
  server: TestServer,
  { email, organizationId, password = TEST_PASSWORD, sent = {} }: SignInOptions,
) => call<Body>(server, 'POST /api/auth/login', { organizationId, body: { email, password }, headers: sent });

/** A registration that fits a form without extra fields. */
export const registration = (email: string, more: Record<string, unknown> = {}) => ({
  firstName: 'Noura',
  lastName: 'Salem',
  email,
  password: TEST_PASSWORD,
  ...more,
});

export const register = <Body>(
  server: TestServer,
  organizationId: number,
  email: string,
  more: Record<string, unknown> = {},
) =>
  call<Body>(server, 'POST /api/auth/register', {
    organizationId,
    body: registration(email, more),
    headers: { 'x-forwarded-for': `10.0.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}` },
  });

/** Registers and signs in with the same entries, as the form does. */
export async function registerAndSignIn<Body = Signed>(
  server: TestServer,
  organizationId: number,
  email: string,
  more: Record<string, unknown> = {},
) {
  const { status } = await register(server, organizationId, email, more);
  if (status !== 201) throw new Error(`registering ${email} was refused with ${status}`);
  const password = typeof more.password === 'string' ? { password: more.password } : {};
  return signIn<Body>(server, { email, organizationId, ...password });
}

export interface ReadMail {
  template: string;
  recipient: string;
  language: string;
  subject: string;
  html: string;
  text: string;
  organizationId: number;
}

/** Runs what is due and answers the mails to an address, the newest first. */
export async function mailsTo(server: TestServer, recipient: string): Promise<ReadMail[]> {
  await server.runJobs();
  return server.admin<ReadMail[]>`
    select template, recipient, language, subject, html, text, organization_id as "organizationId" from outgoing_mails
    where recipient = ${recipient} order by outgoing_mail_id desc`;
}

/** The value of a parameter of the link in a mail. */
export function linkParameter(mail: ReadMail | undefined, name: string): string {
  const address = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!address) throw new Error('the mail has no link');
  return new URL(address).searchParams.get(name) ?? '';
}

/** The six digits of a mail. */
export function codeOf(mail: ReadMail | undefined): string {
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0];
  if (!code) throw new Error('the mail has no code');
  return code;
}
