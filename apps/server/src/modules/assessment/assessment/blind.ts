import type { Platform } from '../../../kernel/context.ts';
import { type MediaRef, withoutName } from '../../organization/media/media.public.ts';

export interface Person {
  userId: number;
  firstName: string;
  lastName: string;
}

/** Whose work it is, for who marks it; nobody where names are hidden. */
export const personFor = ({ userId, firstName, lastName }: Person, isHidden: boolean): Person | null =>
  isHidden ? null : { userId, firstName, lastName };

/** When something happened, for who marks; a time gives away whose it is. */
export const momentFor = (at: Date | null, isHidden: boolean): string | null =>
  isHidden ? null : (at?.toISOString() ?? null);

/** A file for who marks; where names are hidden it is numbered. */
export const fileFor = (platform: Platform, file: MediaRef, place: number, isHidden: boolean): MediaRef =>
  isHidden ? withoutName(platform, file, place) : file;
