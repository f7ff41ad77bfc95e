import { type Address, connect, type Login, type Sql } from '../../src/kernel/database/connect.ts';
import type { Invalidations } from '../../src/kernel/database/invalidation.ts';
import { writesOfText } from '../../src/kernel/database/table-writes.ts';

/**
 * A superuser's connections. What is written by them invalidates caches as the server's own statements do: tests arrange rows past
 * all of its code, and read them through it afterwards.
 */
export const administratorSql = (address: Address, login: Login, invalidations: Invalidations): Sql =>
  connect(address, login, 2, {
    watch: (text) =>
      invalidations.apply(writesOfText([text]).map(({ table, kinds }) => ({ table, kinds, values: {} }))),
  });
