import type { DoorList } from '@sullam/api-client/schema.gen.ts';
import { doorListText } from '@sullam/domain/events/door-list.ts';

/** `unknown`: this browser can't check signatures of this kind. */
export type Signed = 'yes' | 'no' | 'unknown';

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** Decoders ignore what the last letter has no room for: a signature is written in one way only. */
function isWellWritten(text: string): boolean {
  try {
    return toBase64Url(fromBase64Url(text)) === text;
  } catch {
    return false; // letters that base64url doesn't have
  }
}

export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Browsers of before 2024 say of the algorithm that they don't know it; of a key that is none they say something else. */
const isUnknownAlgorithm = (problem: unknown): boolean =>
  problem instanceof DOMException && problem.name === 'NotSupportedError';

/** Has the holder of a key signed what is said? */
async function isSigned(publicKey: string, said: string, signature: string): Promise<Signed> {
  if (!isWellWritten(signature)) return 'no';
  try {
    const key = await crypto.subtle.importKey('raw', fromBase64Url(publicKey), 'Ed25519', false, ['verify']);
    return (await crypto.subtle.verify('Ed25519', key, fromBase64Url(signature), bytesOf(said))) ? 'yes' : 'no';
  } catch (problem) {
    return isUnknownAlgorithm(problem) ? 'unknown' : 'no';
  }
}

/** Has the holder of one of several keys? */
export async function isSignedByAny(publicKeys: readonly string[], said: string, signature: string): Promise<Signed> {
  const found = await Promise.all(publicKeys.map((publicKey) => isSigned(publicKey, said, signature)));
  return found.find((one) => one === 'yes') ?? found.find((one) => one === 'unknown') ?? 'no';
}

/**
 * What a list on this device is: as the organisation signed it, altered since, signed by somebody else than the server's lists so far, or
 * not to be checked in this browser.
 */
export type ListStanding = 'SIGNED' | 'ALTERED' | 'FORGED' | 'UNCHECKED';

/** `knownKey`: what lists that came from the server itself were signed with; null: none has come yet. */
export async function standingOf(list: DoorList, knownKey: string | null): Promise<ListStanding> {
  if (knownKey !== null && list.publicKey !== knownKey) return 'FORGED';
  const signed = await isSigned(list.publicKey, doorListText(list), list.signature);
  return signed === 'yes' ? 'SIGNED' : signed === 'no' ? 'ALTERED' : 'UNCHECKED';
}

/** Whether people may be let in by it. */
export const isUsable = (standing: ListStanding | null): boolean => standing === 'SIGNED' || standing === 'UNCHECKED';
