import { randomUUID } from 'node:crypto';

/** Below a place of its own, which no address of a file leads to: these are only given out by their route. */
export const newStorageKey = (organizationId: number, ending: string): string =>
  `reports/${organizationId}/${randomUUID()}.${ending}`;
