import { isWritten, type Localized } from '@sullam/domain/localized.ts';

/** The zone whose clock comes first for a session: that of its room; null where it has none, and the reader's counts. */
export const roomZone = ({ place, zone }: { readonly place: Localized; readonly zone: string }): string | null =>
  isWritten(place) ? zone : null;
