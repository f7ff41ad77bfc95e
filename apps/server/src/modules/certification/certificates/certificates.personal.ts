import { sql } from 'kysely';
import { db } from '../../../kernel/database/database.ts';
import { inOrganization } from '../../../kernel/database/organization.ts';
import { erasedRows, type PersonalRows, signedRows } from '../../../kernel/personal-data.ts';

const SIGNED = 'the record goes on with the organisation';

/** Certificates go with the account; what is left of each is its number, so that verification says that it was withdrawn. */
const holders: PersonalRows = {
  ...erasedRows('certificates', 'user_id', { without: ['search_text'] }),
  erase: async (context, tx, userId) => {
    await tx.sql`insert into withdrawn_certificates (organization_id, certificate_id, certificate_number, withdrawn_at)
      select c.organization_id, c.certificate_id, c.certificate_number, ${context.clock.now()}::timestamptz
      from certificates c where ${inOrganization('c')} and c.user_id = ${userId} on conflict do nothing`;
    await tx.run(db.deleteFrom('certificates').where(sql<boolean>`user_id = ${userId}`));
  },
};

/** What happens to rows that refer to a person whose account is deleted. */
export const certificatesPersonalRows: readonly PersonalRows[] = [
  holders,
  signedRows('certificates', 'issued_by', SIGNED),
  signedRows('certificate_states', 'revoked_by', SIGNED),
  signedRows('certificate_runs', 'started_by', SIGNED),
  signedRows('certificate_runs', 'last_user_id', 'a place in a list, nobody in particular'),
];
