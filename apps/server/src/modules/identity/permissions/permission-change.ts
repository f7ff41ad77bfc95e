import type { RequestContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/**
 * What has to hold after a permission set was changed, asked in its transaction: a refusal undoes the change.
 * `callerWasAdministrator` is what the caller was before.
 */
export type CheckPermissionChange = (context: RequestContext, tx: Tx, callerWasAdministrator: boolean) => Promise<void>;

export const permissionChangeChecks = extensionPoint<CheckPermissionChange>('permission-change-checks');
