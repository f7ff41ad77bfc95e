import { NOTE_LIMITS } from '@sullam/domain/notes.ts';
import { invalidField, Problem } from '../../../kernel/problem.ts';

/** It was changed on another device since the version that the caller had. */
export const changedMeanwhile = (): Problem => new Problem('conflict', 409);
export const emptyNote = (): Problem => invalidField('html', 'required');
export const tooManyNotes = (): Problem => invalidField('html', 'listMaximum', { count: NOTE_LIMITS.inCourse });
