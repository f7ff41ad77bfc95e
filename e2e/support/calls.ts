import type { SignInResult } from '@sullam/api-client/schema.gen.ts';
import { DEMO_PASSWORD } from '../../apps/server/src/demo/demo-accounts.ts';

/** A call of the API: its answer, or an error that says what was refused. */
export type Call = <Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<Answer>;

const send = async (url: string, method: string, path: string, headers: Record<string, string>, body: unknown) => {
  const answer = await fetch(`${url}/api/${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${url}/api/${path}: ${answer.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
};

/** The number of the organisation to which somebody of the demo belongs. */
const organizationOf = (email: string): string => (email.endsWith('@acme.test') ? '2' : '1');

/** A session of somebody of the demo. */
export const logIn = (url: string, email: string): Promise<SignInResult> =>
  send(url, 'POST', 'auth/login', { organization: organizationOf(email) }, { email, password: DEMO_PASSWORD });

/** Calls of somebody of the demo. */
export async function callsAs(url: string, email: string): Promise<Call> {
  const { access } = await logIn(url, email);
  const headers = { organization: organizationOf(email), authorization: `Bearer ${access}` };
  return (method, path, body) =>
    send(url, method, path, headers, body).catch((problem: Error) => {
      throw new Error(`${email}: ${problem.message}`);
    });
}
