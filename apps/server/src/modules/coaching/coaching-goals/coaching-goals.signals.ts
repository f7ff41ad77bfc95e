import { defineSignal } from '../../../kernel/outbox/signals.ts';

export const coachingTaskSet = defineSignal<{ coachingTaskId: number; byUserId: number }>('coaching-task.set');
