import { defineModule } from '../../../wiring.ts';
import { VIEWS } from './users.public.ts';

/** Users: one row for each person, above organisations, and what proves who they are once. */
export const usersModule = defineModule({
  name: 'users',
  owns: ['email_changes', 'one_time_tokens', 'users'],
  publishes: VIEWS,
});
