import { sql } from 'kysely';
import { rawQuery } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { type PersonalRows, retainedRows, signedRows } from '../../../kernel/personal-data.ts';

const kept = 'sessions with the coach keep their coach';

/** Everything that a coach wrote goes with the account; the row stays, because sessions refer to it. */
const coachPages: PersonalRows = {
  ...retainedRows('coaches', 'user_id', kept, { without: ['search_words'] }),
  erase: async (_context, tx, userId) => {
    const ofCoach = sql`${inOrganization('x')} and x.coach_id = (select coach_id from coaches c where ${inOrganization('c')}
      and c.user_id = ${userId})`;
    for (const table of ['coach_entries', 'coach_certifications', 'coach_languages', 'coach_topics'])
      await tx.run(rawQuery(sql`delete from ${sql.table(table)} x where ${ofCoach}`));
    await tx.run(
      rawQuery(sql`
        update coaches set status = 'DECLINED', title = '{}', summary = '{}', description = '{}', city = '{}', gender = null,
          portrait_media_id = null, video_media_id = null, focus_areas = '[]', decision_note = null, search_words = ''
        where ${inOrganization()} and user_id = ${userId}`),
    );
  },
};

export const coachPersonalRows: readonly PersonalRows[] = [
  coachPages,
  signedRows('coaches', 'decided_by', 'who decided about a coach stays with the decision'),
  signedRows('coach_certifications', 'checked_by', 'who checked a certification stays with it'),
];
