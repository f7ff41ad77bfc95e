import { hash, verify } from '@node-rs/argon2';
import type { Platform } from './context.ts';

type Costs = Pick<Platform, 'config'>;

// OWASP's second setting for argon2id: 19 MiB, two passes, one lane; the memory is a setting of the installation.
const optionsOf = ({ config }: Costs) => ({ memoryCost: config.passwordMemoryKib, timeCost: 2, parallelism: 1 });

const unknown = new Map<number, Promise<string>>();

/** A hash that matches no password, at this installation's cost. */
function hashOfNobody(platform: Costs): Promise<string> {
  const memory = platform.config.passwordMemoryKib;
  const kept = unknown.get(memory) ?? hash('nobody', optionsOf(platform));
  unknown.set(memory, kept);
  return kept;
}

/** Hashes a new password with argon2id. Characters that look and mean the same are made the same first. */
export const hashPassword = (platform: Costs, password: string): Promise<string> =>
  hash(password.normalize('NFKC'), optionsOf(platform));

/**
 * Is this the password? Where there is no hash (no such account, or one without a password yet) the same work is done
 * in vain, so that the time taken gives nothing away.
 */
export async function isPassword(platform: Costs, storedHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(storedHash ?? (await hashOfNobody(platform)), password.normalize('NFKC'));
  return isRight && storedHash !== null;
}
