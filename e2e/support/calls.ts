import { DEMO_PASSWORD } from '../../apps/server/src/demo/demo-accounts.ts';

/** A call of the API: its answer, or an error that says what was refused. */
export type Call = <Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<Answer>;

/** Calls of somebody of the demo's first organisation. */
export async function callsAs(url: string, email: string): Promise<Call> {
  let access = '';
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        organization: '1',
        ...(access ? { authorization: `Bearer ${access}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${email}: ${method} ${path}: ${answer.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as never;
  };
  ({ access } = await call<{ access: string }>('POST', 'auth/login', { email, password: DEMO_PASSWORD }));
  return call;
}
