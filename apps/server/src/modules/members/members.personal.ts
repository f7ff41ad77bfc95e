import { keptRows, kernelPersonalRows, type PersonalRows, signedRows } from '../../kernel/personal-data.ts';
import { mediaPersonalRows } from '../media/media.public.ts';
import { permissionsPersonalRows } from '../permissions/permissions.public.ts';

const ABOVE = 'emptied by deleting the account itself, which stands above organisations';

/** What becomes of rows that refer to somebody whose account is deleted. */
export const membersPersonalRows: readonly PersonalRows[] = [
  ...kernelPersonalRows,
  ...mediaPersonalRows,
  ...permissionsPersonalRows,
  signedRows('users', 'user_id', ABOVE),
  signedRows('one_time_tokens', 'user_id', ABOVE),
  keptRows('members', 'user_id', 'emptied when the account goes: what others did refers to it'),
];
