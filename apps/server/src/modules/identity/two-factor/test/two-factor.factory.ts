import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import type { TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { TEST_PASSWORD } from '../../../../../test/support/constants.ts';
import type { TestServer } from '../../../../../test/support/test-server.ts';

export const arabic = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

/** Sets an authenticator app up for a member. */
export async function enrol(
  server: TestServer,
  member: Pick<TestMember, 'headers'>,
): Promise<{ totp: TOTP; recoveryCodes: string[] }> {
  const { body } = await call<{ secret: string; uri: string; qr: string }>(server, 'POST /api/auth/two-factor/totp', {
    as: member,
    body: { password: TEST_PASSWORD },
  });
  expect(body.uri).toContain('otpauth://totp/');
  expect(body.qr).toContain('<svg');
  const totp = new TOTP({ secret: Secret.fromBase32(body.secret) });
  const code = totp.generate({ timestamp: server.clock.now().getTime() });
  const answer = await call<{ recoveryCodes: string[] }>(server, 'POST /api/auth/two-factor/totp/confirm', {
    as: member,
    body: { code: arabic(code), password: TEST_PASSWORD },
  });
  expect(answer.status).toBe(200);
  server.clock.advance(60_000);
  return { totp, recoveryCodes: answer.body.recoveryCodes };
}
