import type { Address, Login } from '../../apps/server/src/kernel/database/connect.ts';
import type { Recording } from './record.ts';

export interface BareScenario {
  recordings: Recording[];
  /** Sign-in: the work that a password costs belongs to it, bare or not. */
  passwordHash?: string;
  password?: string;
  /** The statements insert keys that may exist once. */
  hasUniqueKeys?: boolean;
  /** Two requests make one operation: the second goes on with what the first has made. */
  isPaired?: boolean;
}

/** What the bare server has to know, handed over in a file. */
export interface BareSettings {
  port: number;
  address: Address;
  admin: Login;
  scenarios: Record<string, BareScenario>;
}
