import { signedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';

/** Additions: staff add people to a course or an event, who and why is kept, and it can be taken back for a while. */
export const learnerAdditionsModule = defineModule({
  name: 'learner-additions',
  owns: ['learner_additions'],
  personalRows: [signedRows('learner_additions', 'added_by', 'those who were added see by whom')],
  uses: ['members', 'permissions', 'users'],
});
