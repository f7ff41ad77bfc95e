import type { SystemContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { organizationUrl } from '../../../kernel/organization-url.ts';

/** The address of the organisation's pages, for links in mails, calendars and on tickets. */
export async function siteOf(context: SystemContext, tx: Tx): Promise<string> {
  const { organizationId } = context;
  const organization = await tx.one(
    db.selectFrom('active_organizations').select('prefix').where('organization_id', '=', organizationId),
  );
  return organizationUrl(context.config, { organizationId, prefix: organization?.prefix ?? '' });
}
