import type { Localized } from '@sullam/domain/localized.ts';
import type { RequestContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { organizationUrl } from '../../../kernel/organization-url.ts';
import { notFound } from '../../../kernel/problem.ts';

/** Where people reach the organisation, and its name. */
export async function readPlace(context: RequestContext, tx: Tx): Promise<{ site: string; name: Localized }> {
  const { organizationId } = context;
  const organization = await tx.one(
    db.selectFrom('active_organizations').select(['prefix', 'name']).where('organization_id', '=', organizationId),
  );
  if (!organization) throw notFound();
  return {
    site: organizationUrl(context.config, { organizationId, prefix: organization.prefix }),
    name: organization.name,
  };
}
