import { SCHEDULE_DAYS_MAXIMUM } from '@sullam/domain/activities.ts';
import { invalidField } from '../../../kernel/problem.ts';

export const endBeforeStart = () => invalidField('to', 'dateAfterStart');
export const spanTooLong = () => invalidField('to', 'spanTooLong', { count: SCHEDULE_DAYS_MAXIMUM });
