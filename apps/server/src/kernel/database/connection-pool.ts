import type postgres from 'postgres';
import { type Address, connect, type Login, type ReservedSql, type Sql, type StatementWatcher } from './connect.ts';

/** The connection ended while it was in use. */
export class ConnectionLost extends Error {
  readonly code = 'CONNECTION_LOST';
}

/** Codes of the driver and of the system, and of PostgreSQL (08: a connection, also one to another node; 57P0x: it shuts down). */
const LOST =
  /^(CONNECTION_|CONNECT_TIMEOUT|ECONN|EPIPE|ENOENT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EAI_|57P0[123]|08)/;

/** Whether the database, or a part of it, couldn't be reached. */
export const isConnectionLost = (error: unknown): boolean =>
  LOST.test(String((error as { code?: unknown } | null)?.code ?? ''));

/**
 * Whether this is the driver's own question for the types of arrays, which it asks on each new connection. When the connection ends
 * before, nothing waits for the answer: what wanted the connection hears of its end by itself.
 */
export const isLostTypeQuery = (error: unknown): boolean =>
  isConnectionLost(error) && String((error as { query?: unknown }).query).includes('b.typarray');

/** A connection that one transaction has for itself. */
export interface Connection {
  /** @throws ConnectionLost */
  readonly sql: ReservedSql;
  /** The same as `answer`, or ConnectionLost as soon as the connection ends: the driver leaves some answers open then. */
  unlessLost<T>(answer: PromiseLike<T>): Promise<T>;
  release(): void;
}

/** One connection with its client, which says when the connection ends. */
class Client {
  readonly #sql: Sql;
  #isLost = false;
  #reportLoss: ((why: ConnectionLost) => void) | undefined;

  constructor(open: (onClose: () => void) => Sql) {
    this.#sql = open(() => this.#lose());
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  async reserve(onRelease: () => void): Promise<Connection> {
    const lost = new Promise<never>((_, reject) => {
      this.#reportLoss = reject;
    });
    lost.catch(() => undefined); // mostly nothing waits for it
    const reserved = await Promise.race([this.#sql.reserve(), lost]);
    const requireOpen = (): ReservedSql => {
      if (this.#isLost) throw new ConnectionLost('the connection to the database ended');
      return reserved;
    };
    return {
      get sql() {
        return requireOpen();
      },
      unlessLost: (answer) => Promise.race([answer, lost]),
      release: () => {
        this.#reportLoss = undefined;
        if (!this.#isLost) reserved.release();
        onRelease();
      },
    };
  }

  #lose(): void {
    this.#isLost = true;
    this.#reportLoss?.(new ConnectionLost('the connection to the database ended'));
  }

  /** Ends it at once; what is on its way fails. */
  async destroy(): Promise<void> {
    this.#lose();
    await this.#sql.end({ timeout: 0 });
  }

  async end(seconds: number | undefined): Promise<void> {
    if (seconds === 0) await this.destroy();
    else await this.#sql.end(seconds === undefined ? {} : { timeout: seconds });
  }
}

interface Waiting {
  resolve(client: Client): void;
  reject(error: Error): void;
}

/** Connections to the database. Called with a template it sends one statement by itself. */
export interface ConnectionPool {
  <T extends readonly (object | undefined)[] = postgres.Row[]>(
    text: TemplateStringsArray,
    ...values: readonly (string | number | boolean | Date | null | readonly (string | number)[])[]
  ): Promise<postgres.RowList<T>>;
  /** For a transaction; waits until one is free. */
  reserve(): Promise<Connection>;
  /** Hears of notifications, on a connection for them alone, which is opened again when it ends. */
  listen: Sql['listen'];
  /** `timeout`: seconds to wait for what is on its way; 0: it fails at once; absent: however long it takes. */
  end(options?: { timeout?: number }): Promise<void>;
}

/** At most `size` clients: which are free, and who waits for one. */
class Clients {
  readonly #all = new Set<Client>();
  readonly #idle: Client[] = [];
  readonly #waiting: Waiting[] = [];
  #isEnded = false;

  constructor(
    private readonly size: number,
    private readonly open: () => Client,
  ) {}

  take(): Promise<Client> {
    if (this.#isEnded) return Promise.reject(new ConnectionLost('the connections to the database are closed'));
    for (let client = this.#idle.pop(); client; client = this.#idle.pop()) {
      if (!client.isLost) return Promise.resolve(client);
      this.#discard(client);
    }
    if (this.#all.size < this.size) return Promise.resolve(this.#add());
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  giveBack(client: Client): void {
    if (client.isLost) this.#discard(client);
    const next = this.#waiting.shift();
    if (next) next.resolve(client.isLost ? this.#add() : client);
    else if (!client.isLost) this.#idle.push(client);
  }

  async end(seconds: number | undefined): Promise<void> {
    this.#isEnded = true;
    for (const { reject } of this.#waiting.splice(0))
      reject(new ConnectionLost('the connections to the database are closed'));
    await Promise.all([...this.#all].map((client) => client.end(seconds)));
  }

  #add(): Client {
    const client = this.open();
    this.#all.add(client);
    return client;
  }

  #discard(client: Client): void {
    this.#all.delete(client);
    client.destroy().catch(() => undefined); // it has ended already
  }
}

interface PoolOptions {
  size: number;
  watch?: StatementWatcher | undefined;
  /** A pooler of connections in transaction mode, which passes on everything but notifications. */
  pooler?: Address | undefined;
}

/** A pool of connections to a database. */
export const openPool = (address: Address, login: Login, { size, watch, pooler }: PoolOptions): ConnectionPool =>
  poolOf(
    size,
    (onClose) => connect(pooler ?? address, login, 1, { watch, onClose }),
    () => connect(address, login, 1, { watch }),
  );

/**
 * A pool that throws a client of the driver away together with its connection. The driver's own pool can end the process when a
 * connection ends that is reserved, and can hand out connections that never answer.
 */
export function poolOf(
  size: number,
  open: (onClose?: () => void) => Sql,
  openListener: () => Sql = open,
): ConnectionPool {
  const clients = new Clients(size, () => new Client(open));
  let listener: Sql | undefined;
  const reserve = async (): Promise<Connection> => {
    const client = await clients.take();
    try {
      return await client.reserve(() => clients.giveBack(client));
    } catch (error) {
      await client.destroy();
      clients.giveBack(client);
      throw error;
    }
  };
  const send = async (text: TemplateStringsArray, ...values: readonly unknown[]) => {
    const connection = await reserve();
    try {
      return await connection.unlessLost(connection.sql(text, ...(values as never[])));
    } finally {
      connection.release();
    }
  };
  return Object.assign(send, {
    reserve,
    listen: ((...args: Parameters<Sql['listen']>) => {
      listener ??= openListener();
      return listener.listen(...args);
    }) as Sql['listen'],
    end: async ({ timeout }: { timeout?: number } = {}) => {
      await Promise.all([clients.end(timeout), listener?.end(timeout === undefined ? {} : { timeout })]);
    },
  }) as unknown as ConnectionPool;
}
