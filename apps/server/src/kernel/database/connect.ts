import postgres from 'postgres';
import type { Ours } from './organization.ts';

export type Sql = postgres.Sql<{ bigint: number }>;
export type ReservedSql = postgres.ReservedSql<{ bigint: number }>;
/** The connection of a transaction: its SQL may say inOrganization('table') besides. */
export type TransactionSql = postgres.ReservedSql<{ bigint: number; ours: Ours }>;
/** Whatever sends plain SQL with values in it. */
export type SendsSql = <T extends readonly object[]>(
  text: TemplateStringsArray,
  ...values: readonly (string | number)[]
) => PromiseLike<T>;
/** Receives the text of every statement that is sent, with the number of the connection that sends it. */
export type StatementWatcher = (text: string, connection: number) => void;

/** How to reach a PostgreSQL, whatever the role. `host` may be a folder of a Unix socket. */
export interface Address {
  host: string;
  port: number;
  database: string;
  ssl?: boolean;
}

export interface Login {
  user: string;
  password: string;
}

/** SQL of a pool, a connection or a transaction that the driver manages. */
export type AnySql = postgres.ISql<{ bigint: number }>;

/** Settings of a session that differ from those below. */
export type SessionSettings = Readonly<Record<string, string | number>>;

/** Settings for statements of an operator's command, which may read a whole table. */
export const UNHURRIED: SessionSettings = { statement_timeout: 0, idle_in_transaction_session_timeout: 0 };

export interface ConnectOptions {
  watch?: StatementWatcher | undefined;
  /** Called when a connection ends. */
  onClose?: (() => void) | undefined;
  settings?: SessionSettings;
}

/** A pool of connections. bigint arrives as number: our ids stay far below 2^53. */
export function connect(
  address: Address,
  login: Login,
  max: number,
  { watch, onClose, settings = {} }: ConnectOptions = {},
): Sql {
  return postgres({
    host: address.host,
    port: address.port,
    database: address.database,
    ssl: address.ssl ? 'prefer' : false,
    user: login.user,
    password: login.password,
    max,
    onnotice: () => undefined,
    ...(watch ? { debug: (connection: number, text: string) => watch(text, connection) } : {}),
    ...(onClose ? { onclose: onClose } : {}),
    connection: {
      application_name: 'sullam',
      statement_timeout: 15_000,
      // statements are short and kept: compiling one takes longer than running it
      jit: false,
      // what is read often is in memory, the rest on flash: a few rows by their key cost less than a pass over their table
      random_page_cost: 1.1,
      ...settings,
    },
    types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
  }) as unknown as Sql;
}
