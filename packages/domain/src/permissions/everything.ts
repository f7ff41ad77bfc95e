import { everything } from '../permission.ts';

export const permissions = [
  everything(10, 'global_everything', 1),
  everything(20, 'user_everything', 2),
  everything(30, 'organization_everything', 3),
  everything(190, 'organization_member_full_access', 4),
  everything(250, 'whatever', 5),
];
