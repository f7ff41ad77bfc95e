import type { KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { derivedKey } from '../../../kernel/secrets.ts';

/** Seconds that an access token lives. The client refreshes 30 s before the end. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

export interface AccessClaims {
  userId: number;
  sessionId: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

const LARGEST_CACHE = 20_000;

/** Signs and checks access tokens. A checked token is remembered until it ends: signatures cost more than look-ups. */
export class AccessTokens {
  private readonly key: KeyObject;
  private readonly checked = new Map<string, AccessClaims>();

  constructor(secret: string) {
    this.key = derivedKey(secret, 'access token');
  }

  async issue(userId: number, sessionId: string, now: Date): Promise<{ token: string; expiresAt: Date }> {
    const expiresAt = new Date(now.getTime() + ACCESS_TOKEN_SECONDS * 1000);
    const token = await new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(String(userId))
      .setIssuedAt(now)
      .setExpirationTime(expiresAt)
      .sign(this.key);
    return { token, expiresAt };
  }

  /** The claims of a valid token; `expired` for one that was valid (worth a refresh), `invalid` for anything else. */
  async check(token: string, now: Date): Promise<AccessClaims | 'expired' | 'invalid'> {
    const known = this.checked.get(token);
    if (known) return known.expiresAt * 1000 > now.getTime() ? known : 'expired';
    try {
      const { payload } = await jwtVerify(token, this.key, { algorithms: ['HS256'], currentDate: now });
      const claims = { userId: Number(payload.sub), sessionId: String(payload.sid), expiresAt: Number(payload.exp) };
      if (this.checked.size >= LARGEST_CACHE) this.checked.clear();
      this.checked.set(token, claims);
      return claims;
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
    }
  }
}
