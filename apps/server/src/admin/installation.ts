import type { Address, Login } from '../kernel/database/connect.ts';

/** What a command of the operator may use besides the platform. */
export interface Installation {
  address: Address;
  /** Owner of the database or superuser. */
  login: Login;
  /** Folder of the migrations. */
  migrations: string;
  /** Tells the operator how far the command is. */
  report(line: string): void;
}
