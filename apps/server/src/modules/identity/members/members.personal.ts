import { kernelPersonalRows, type PersonalRows, retainedRows } from '../../../kernel/personal-data.ts';
import { mediaPersonalRows } from '../../organization/media/media.public.ts';
import { permissionsPersonalRows } from '../permissions/permissions.public.ts';
import { usersPersonalRows } from '../users/users.public.ts';

/** What happens to rows that refer to a person whose account is deleted. */
export const membersPersonalRows: readonly PersonalRows[] = [
  ...kernelPersonalRows,
  ...mediaPersonalRows,
  ...permissionsPersonalRows,
  ...usersPersonalRows,
  retainedRows('members', 'user_id', 'emptied when the account goes: what others did refers to it'),
];
