import { NOTE_LIMITS } from '@sullam/domain/notes.ts';
import { invalidField, type Problem } from '../../../kernel/problem.ts';

export const emptyNote = (): Problem => invalidField('html', 'required');
export const tooManyNotes = (): Problem => invalidField('html', 'listMaximum', { count: NOTE_LIMITS.inCourse });
