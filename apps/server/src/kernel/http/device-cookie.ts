import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

const COOKIE = 'sullam-device';

/** What the browser keeps of who signed in with it; no script reads it. */
export const readDeviceCookie = (request: FastifyRequest): string => request.cookies[COOKIE] ?? '';

export function giveDeviceCookie(reply: FastifyReply, { publicUrl }: Pick<Config, 'publicUrl'>, value: string): void {
  reply.setCookie(COOKIE, value, {
    path: '/api/',
    sameSite: 'lax',
    httpOnly: true,
    secure: publicUrl.startsWith('https:'),
    maxAge: 365 * 86_400,
  });
}
