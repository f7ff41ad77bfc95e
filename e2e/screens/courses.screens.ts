import { instructor, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [instructor('studio-courses', '/studio/courses')];
