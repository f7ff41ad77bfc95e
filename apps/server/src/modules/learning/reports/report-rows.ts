import type { Platform } from '../../../kernel/context.ts';
import { type MediaRow, presentMedia } from '../../organization/media/media.public.ts';
import type { ReportRow } from './reports.schemas.ts';

/** How many rows of a file are read at once. */
export const PAGE_OF_FILE = 2000;

interface PersonOfRow {
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
  image: MediaRow | null;
}

/** The person of a row, who stands before its cells. */
export const presentPerson = (
  platform: Platform,
  { userId, firstName, lastName, email, image }: PersonOfRow,
): Omit<ReportRow, 'cells'> => ({
  userId,
  firstName,
  lastName,
  email,
  image: presentMedia(platform, image)?.url ?? null,
});

export const moment = (at: Date | null): string | null => at?.toISOString() ?? null;
