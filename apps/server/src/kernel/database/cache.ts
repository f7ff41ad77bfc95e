import { performance } from 'node:perf_hooks';
import { declareDependencies } from './cache-dependencies.ts';
import { TransactionOver } from './database.ts';
import { type Dependency, type DependentKey, Dependents } from './dependents.ts';
import type { Invalidations } from './invalidation.ts';

export interface CacheOptions<Key extends DependentKey, Value> {
  /** The tables that values are read from. Any statement that writes to them invalidates what depends on the rows. */
  dependsOn: readonly Dependency<Key, Value>[];
  /** What else values are made from, as sourceChanged() names it. */
  sources?: readonly string[];
  /** After so many seconds a value is loaded again. Invalidation doesn't need it; what follows from the clock does. */
  seconds: number;
  /** The most entries; the oldest goes first. */
  limit: number;
  /** Whether a value is worth its memory; absent: every value. */
  isCached?(value: Value): boolean;
}

interface Entry<Value> {
  value: Promise<Value>;
  until: number;
  isLoading: boolean;
}

const idOf = (key: DependentKey): string => JSON.stringify(key);

/** Holds values in memory until something that they depend on changes. */
export class Cache<Key extends DependentKey, Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private readonly dependents: Dependents<string, Key, Value>;

  constructor(
    private readonly invalidations: Invalidations,
    private readonly options: CacheOptions<Key, Value>,
  ) {
    this.dependents = new Dependents(options.dependsOn, options.sources);
    invalidations.onChanges((changes) => {
      for (const id of this.dependents.affectedBy(changes)) this.drop(id);
    });
  }

  /**
   * The cached value, or what `load` returns; concurrent callers share one load. A failed load isn't cached. When it failed because
   * its own transaction was over, the other callers load by themselves.
   */
  get(key: Key, load: () => Promise<Value>): Promise<Value> {
    const id = idOf(key);
    const now = performance.now();
    const cached = this.entries.get(id);
    if (cached && cached.until > now) {
      if (!cached.isLoading) return cached.value;
      return cached.value.catch((error: unknown) => {
        if (error instanceof TransactionOver) return this.get(key, load);
        throw error;
      });
    }
    // before the load: a write that is committed while it reads invalidates it
    this.drop(id);
    const entry = { value: load(), until: now + this.options.seconds * 1000, isLoading: true };
    this.entries.set(id, entry);
    this.dependents.add(id, key);
    this.settle(id, entry);
    if (this.entries.size > this.options.limit) {
      const oldest = this.entries.keys().next().value;
      if (oldest !== undefined) this.drop(oldest);
    }
    return entry.value;
  }

  /** The cached value; undefined where it would have to be loaded. */
  peek(key: Key): Promise<Value> | undefined {
    const cached = this.entries.get(idOf(key));
    return cached && !cached.isLoading && cached.until > performance.now() ? cached.value : undefined;
  }

  /** The values of many keys, in their order. `load` gets the keys without a value and returns their values in the same order. */
  getAll(keys: readonly Key[], load: (missing: readonly Key[]) => Promise<readonly Value[]>): Promise<Value[]> {
    const now = performance.now();
    const missing = new Map<string, Key>();
    for (const key of keys) {
      const id = idOf(key);
      if (!((this.entries.get(id)?.until ?? 0) > now)) missing.set(id, key);
    }
    const places = new Map([...missing.keys()].map((id, place) => [id, place]));
    const loaded = missing.size > 0 ? load([...missing.values()]) : undefined;
    return Promise.all(
      keys.map((key) =>
        this.get(key, async () => {
          const place = places.get(idOf(key));
          // a key may have expired since it was looked for
          const value = loaded && place !== undefined ? (await loaded)[place] : (await load([key]))[0];
          if (value === undefined) throw new Error(`no value was loaded for ${idOf(key)}`);
          return value;
        }),
      ),
    );
  }

  private settle(id: string, entry: Entry<Value>): void {
    // another entry may have taken its place since
    const isCurrent = () => this.entries.get(id) === entry;
    entry.value.then(
      (value) => {
        entry.isLoading = false;
        if (!isCurrent()) return;
        if (this.options.isCached?.(value) === false || this.invalidations.mayBeOutdated()) this.drop(id);
        else this.dependents.loaded(id, value);
      },
      () => {
        if (isCurrent()) this.drop(id);
      },
    );
  }

  private drop(id: string): void {
    if (this.entries.delete(id)) this.dependents.remove(id);
  }
}

/** A cache as a module declares it, once; each server of a process has its own values. */
export interface DeclaredCache<Key extends DependentKey, Value> {
  /** The cache of a server, found by its database. */
  of(database: { readonly invalidations: Invalidations }): Cache<Key, Value>;
  /** Adds what modules contribute to the values. To be called while modules load. */
  dependsAlso(dependencies: readonly Dependency<Key, Value>[]): void;
  /** A cache apart from every other one of this declaration. */
  create(invalidations: Invalidations): Cache<Key, Value>;
}

/** Declares a cache with the tables that its values depend on. To be called while modules load: statements then note their writes. */
export function declareCache<Key extends DependentKey, Value>(
  options: CacheOptions<Key, Value>,
): DeclaredCache<Key, Value> {
  const dependsOn = [...options.dependsOn];
  const dependsAlso = (dependencies: readonly Dependency<Key, Value>[]): void => {
    if (caches !== undefined) throw new Error('this cache is in use: declare what it depends on while modules load');
    dependsOn.push(...dependencies);
    declareDependencies(dependencies);
  };
  declareDependencies(dependsOn);
  let caches: WeakMap<Invalidations, Cache<Key, Value>> | undefined;
  const create = (invalidations: Invalidations) => {
    caches ??= new WeakMap();
    return new Cache(invalidations, { ...options, dependsOn });
  };
  return {
    dependsAlso,
    create,
    of({ invalidations }) {
      const known = caches?.get(invalidations);
      if (known) return known;
      const cache = create(invalidations);
      caches?.set(invalidations, cache);
      return cache;
    },
  };
}
