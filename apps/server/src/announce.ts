import { type Config, LOOPBACK } from './config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/demo-accounts.ts';

/** Prints where Sullam can be opened and, in the demo, who can sign in. */
export function announce(config: Config): void {
  const lines = ['', `  Sullam is ready: ${config.publicUrl}`];
  if (config.isDemo) {
    const acme = new URL(config.publicUrl);
    acme.hostname = `acme.${acme.hostname}`;
    lines.push(
      `  Second organisation: ${acme.origin}`,
      '',
      `  Demo accounts (password ${DEMO_PASSWORD}):`,
      ...DEMO_ACCOUNTS.map((account) => `    ${account}`),
    );
    lines.push('', `  Mail that would have been sent: ${config.publicUrl}/outbox`);
  }
  if (config.isDemo && config.host === LOOPBACK)
    lines.push(
      '',
      '  Only this machine reaches it: the demo’s passwords are public. HOST=0.0.0.0 opens it to the network.',
    );
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
