/** Ids by the names of parameters that belong together, as they stood together in one response. */
export type Ids = Record<string, string>;

type Env = Readonly<Record<string, string>>;

/** Where a parameter has another name than the property that holds it; a lesson shows it by its kind. */
const ALIASES: Record<string, readonly { name: string; kind?: string }[]> = {
  attemptId: [{ name: 'examAttemptId' }],
  examAttemptId: [{ name: 'attemptId' }],
  findingId: [{ name: 'plagiarismFindingId' }],
  assignmentId: [{ name: 'courseSubsectionId', kind: 'ASSIGNMENT' }],
  subsectionExamId: [{ name: 'courseSubsectionId', kind: 'EXAM' }],
  id: [{ name: 'notificationId' }],
};

const isId = (value: unknown): value is string | number =>
  typeof value === 'number'
    ? Number.isSafeInteger(value) && value >= 0
    : typeof value === 'string' && value.length <= 40;

/** What an object says by itself. */
function idsOf(object: Record<string, unknown>): Env {
  const ids: Record<string, string> = {};
  for (const [name, value] of Object.entries(object)) if (isId(value)) ids[name] = String(value);
  return ids;
}

/** The value of a parameter: a property of its name, `ownerUserId` for `userId` too. */
function parameterIn(env: Env, name: string): string | undefined {
  if (env[name] !== undefined) return env[name];
  for (const alias of ALIASES[name] ?? [])
    if (env[alias.name] !== undefined && (alias.kind === undefined || env.kind === alias.kind)) return env[alias.name];
  const ending = name.charAt(0).toUpperCase() + name.slice(1);
  const longer = Object.keys(env).find((key) => key.endsWith(ending));
  return longer === undefined ? undefined : env[longer];
}

interface Fact {
  ids: Ids;
  kind: string;
  /** The paths of the operations whose responses contained it. */
  sources: Set<string>;
  /** How often it was found: what is mentioned often has the most in it. */
  mentions: number;
}

/** What somebody has read so far: which ids there are, and which of them belong together. */
export class KnownIds {
  private readonly found = new Map<string, Map<string, Fact>>();

  /** `groups`: the lists of parameter names that are asked for. */
  constructor(private readonly groups: readonly (readonly string[])[]) {
    for (const names of groups) this.found.set(names.join(), new Map());
  }

  /** Takes in the response of an operation with the ids by which it was asked for. */
  learn(source: string, asked: Ids, body: unknown): void {
    this.walk(body, asked, source);
  }

  /** Ids that belong together; of each kind some, and those first that an operation of a similar path has returned. */
  of(names: readonly string[], path: string, count: number): Ids[] {
    const facts = [...(this.found.get(names.join())?.values() ?? [])];
    const nearness = (fact: Fact) => Math.max(...[...fact.sources].map((source) => sharedStart(source, path)));
    const nearest = Math.max(0, ...facts.map(nearness));
    const near = facts.filter((fact) => nearness(fact) === nearest);
    const far = facts.filter((fact) => nearness(fact) !== nearest);
    const chosen = inTurn(near, count);
    return [...chosen, ...inTurn(far, count - chosen.length)].map(({ ids }) => ids);
  }

  has(ids: Ids): boolean {
    const names = Object.keys(ids);
    return this.found.get(names.join())?.has(Object.values(ids).join()) ?? false;
  }

  private walk(value: unknown, env: Env, source: string): void {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const item of value) this.walk(item, env, source);
      return;
    }
    const here = { ...env, ...idsOf(value as Record<string, unknown>) };
    this.note(here, source);
    for (const part of Object.values(value)) this.walk(part, here, source);
  }

  private note(env: Env, source: string): void {
    for (const names of this.groups) {
      const values = names.map((name) => parameterIn(env, name));
      if (names.length === 0 || values.some((value) => value === undefined)) continue;
      const key = values.join();
      const facts = this.found.get(names.join());
      const known = facts?.get(key);
      if (known) {
        known.sources.add(source);
        known.mentions += 1;
      } else
        facts?.set(key, {
          ids: Object.fromEntries(names.map((name, at) => [name, values[at]!])),
          kind: env.kind ?? env.type ?? '',
          sources: new Set([source]),
          mentions: 1,
        });
    }
  }
}

/** How many parts two paths have in common from the front. */
function sharedStart(one: string, other: string): number {
  const [a, b] = [one.split('/'), other.split('/')];
  const differs = a.findIndex((part, at) => part !== b[at]);
  return differs === -1 ? a.length : differs;
}

/** So many facts, at least one of each kind: half of them those that are mentioned most, the others spread evenly. */
function inTurn(facts: readonly Fact[], count: number): Fact[] {
  if (count <= 0) return [];
  const kinds = groupsOf(facts);
  const each = Math.max(1, Math.ceil(count / Math.max(1, kinds.length)));
  return kinds.flatMap((group) => {
    const richest = group.toSorted((a, b) => b.mentions - a.mentions).slice(0, Math.ceil(each / 2));
    const others = group.filter((fact) => !richest.includes(fact));
    return [...richest, ...spread(others, each - richest.length)];
  });
}

function groupsOf(facts: readonly Fact[]): Fact[][] {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const group = groups.get(fact.kind) ?? [];
    group.push(fact);
    groups.set(fact.kind, group);
  }
  return [...groups.values()];
}

/** So many of a list, spread evenly over it. */
export function spread<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, at) => list[Math.floor((at * list.length) / count)]!);
}
