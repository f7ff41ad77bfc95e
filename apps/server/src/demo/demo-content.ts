import type { SystemContext } from '../kernel/context.ts';
import type { Tx } from '../kernel/database/database.ts';
import { extensionPoint } from '../kernel/extensions.ts';
import type { FileStore } from '../kernel/files/file-store.ts';
import type { DemoOrganization } from './content/types.ts';

/** What a module's demo part hands to those of the modules that use it: ids by the names of the content. */
export interface DemoKey<Value> {
  name: string;
  /** Only carries the value's type. */
  readonly value?: Value;
}

export const demoKey = <Value>(name: string): DemoKey<Value> => ({ name });

/** What has been loaded for one organisation so far. */
export class LoadedDemo {
  readonly #values = new Map<string, unknown>();

  put<Value>(key: DemoKey<Value>, value: Value): void {
    this.#values.set(key.name, value);
  }

  /** @throws when the module that loads it comes later: it isn't declared as used */
  get<Value>(key: DemoKey<Value>): Value {
    if (!this.#values.has(key.name)) throw new Error(`the demo has no ${key.name} yet`);
    return this.#values.get(key.name) as Value;
  }
}

/** One organisation's demo content while it is written, in one transaction. */
export interface DemoLoad {
  context: SystemContext;
  tx: Tx;
  demo: DemoOrganization;
  loaded: LoadedDemo;
  files: FileStore;
  /** The folder of the files that the content names. */
  assets: string;
  passwordHash: string;
  /** Moves the line on the terminal. */
  step(): void;
}

/** A module that owns content brings what loads its part of the demo; what it uses was loaded before. */
export const demoLoading = extensionPoint<(load: DemoLoad) => Promise<void>>('demo-loading');

/**
 * What is loaded when all courses stand: assignments, which come last in theirs, and what people did: submissions, attempts,
 * marks, grades.
 */
export const demoWork = extensionPoint<(load: DemoLoad) => Promise<void>>('demo-work');

/** What is written last, in the order in which it happened, whatever it came from. */
export const demoHistory = extensionPoint<(load: DemoLoad) => Promise<void>>('demo-history');
