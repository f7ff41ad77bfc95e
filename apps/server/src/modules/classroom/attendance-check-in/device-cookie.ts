import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import { deviceHashOf, newDevice } from './attendance-codes.ts';

const COOKIE = 'sullam-attendance';

/**
 * Which device asks: a random number in a cookie that no script reads, given to it the first time. It says nothing of the device,
 * and lies apart from the one by which sign-ins are known.
 */
export function deviceOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string {
  const known = request.cookies[COOKIE];
  if (known && /^[\w-]{24}$/.test(known)) return deviceHashOf(known);
  const device = newDevice();
  reply.setCookie(COOKIE, device, {
    path: '/api/',
    sameSite: 'lax',
    httpOnly: true,
    secure: publicUrl.startsWith('https:'),
    maxAge: 365 * 86_400,
  });
  return deviceHashOf(device);
}
