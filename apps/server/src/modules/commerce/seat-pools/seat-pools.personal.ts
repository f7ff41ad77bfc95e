import { type PersonalRows, retainedRows, signedRows } from '../../../kernel/personal-data.ts';
import { forgetAddressesOf } from './seat-pools.repository.ts';

const BY_LAW = 'books of account are kept by law';

/** Pools belong to the books of their buyer. A seat that was used stays used, without the address of its holder. */
export const seatPersonalRows: readonly PersonalRows[] = [
  retainedRows('seat_pools', 'user_id', BY_LAW, { without: ['link_hash'] }),
  {
    ...retainedRows('seats', 'user_id', 'a seat that was used stays used', { without: ['invitation_hash'] }),
    erase: async (_context, tx, userId) => {
      await forgetAddressesOf(tx, userId);
    },
  },
  signedRows('seat_assignments', 'assigned_by', 'who assigned seats stays with the list'),
];
