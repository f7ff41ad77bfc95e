import type { Attack } from './attack.ts';
import { faultOf } from './error-shape.ts';
import { type Sent, send } from './operations.ts';
import type { TestServer } from './test-server.ts';

/** The answer to an attack; the limits of how often one may ask would hide what is behind them. */
async function answerTo(server: TestServer, { message }: Attack, headers: Record<string, string>): Promise<Sent> {
  const sendable = message();
  const attempt = () => send(server, { ...sendable, headers: { ...headers, ...sendable.headers } });
  const sent = await attempt();
  if (sent.status !== 429) return sent;
  await server.admin`delete from rate_limits`;
  return await attempt();
}

/** The sentence that says what went wrong with an attack, or null. */
function outcome(attack: Attack, sent: Sent): string | null {
  const description = `${attack.what} -> ${sent.status} ${sent.text.slice(0, 200)}`;
  if (sent.status >= 500) return description;
  if (sent.status >= 400) {
    const fault = faultOf(sent);
    return fault ? `${description}: ${fault}` : null;
  }
  return attack.isInvalid() ? `accepted: ${description}` : null;
}

/** What went wrong with these attacks, a sentence each, and whether one of them was let in. */
export async function outcomes(
  server: TestServer,
  attacks: readonly Attack[],
  headers: Record<string, string>,
): Promise<{ faults: string[]; isAccepted: boolean }> {
  const faults: string[] = [];
  let isAccepted = false;
  for (const attack of attacks) {
    const sent = await answerTo(server, attack, headers);
    if (sent.status < 400) isAccepted = true;
    const fault = outcome(attack, sent);
    if (fault) faults.push(fault);
  }
  return { faults, isAccepted };
}
