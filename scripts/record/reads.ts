import { type Operation, type Parameter, placesOf, type Schema } from './contract.ts';
import { type Ids, KnownIds, spread } from './known-ids.ts';
import { type Language, PEOPLE, type Person } from './people.ts';
import type { Asked, Recorder } from './recorder.ts';

const OWN = 7; // ids that somebody has read
const OTHERS = 2; // ids that only others of the organisation have read
const IN_ALL_LANGUAGES = 3; // of the ids, so many are asked with in every language
const ROUNDS = 6;
const LANES = 4;

/** Values of parameters that no response contains. */
const WORDS: Record<string, readonly string[]> = {
  language: ['en', 'ar'],
  number: ['1', '2'],
  version: ['1', '2'],
  prefix: ['acme', 'nobody'],
  slug: ['about-us', 'leadership-development', 'nothing'],
  token: ['no-such-token'],
  q: ['lead', 'تعلم'],
  search: ['a', 'ال'],
  from: ['2035-03-01T00:00:00.000Z'],
  to: ['2035-03-20T00:00:00.000Z'],
  skip: ['1'],
  take: ['2'],
  seed: ['a-seed'],
  tags: ['basics'],
};

const NOBODY = '999999999';

type Query = Record<string, string>;

/** Everything that a parameter may say by its schema: words of a list, yes and no. */
function choicesOf(schema: Schema): string[] {
  if (schema.const !== undefined) return [String(schema.const)];
  if (schema.enum) return schema.enum.map(String);
  if (schema.anyOf) return schema.anyOf.flatMap(choicesOf);
  if (schema.items) return choicesOf(schema.items);
  return schema.type === 'boolean' ? ['true', 'false'] : [];
}

const valuesOf = ({ name, schema }: Parameter): string[] => {
  const choices = choicesOf(schema);
  return choices.length > 0 ? choices : [...(WORDS[name] ?? [])];
};

const withQuery = (url: string, query: Query): string => {
  const text = new URLSearchParams(query).toString();
  return text ? `${url}?${text}` : url;
};

function crossed(sets: readonly (readonly Ids[])[]): Ids[] {
  return sets.reduce<Ids[]>((all, set) => all.flatMap((one) => set.map((other) => ({ ...one, ...other }))), [{}]);
}

/** How an operation is asked: with which ids, with which words, and what else it lets one say. */
interface Question {
  operation: Operation;
  /** Parameters of the path and required ones of the query that responses contain. */
  ids: string[];
  /** Those that are words, in all combinations. */
  words: Ids[];
  required: string[];
  optional: Parameter[];
}

function questionOf(operation: Operation): Question {
  const required = operation.parameters.filter(({ in: place, required }) => place === 'query' && required);
  const asked = [...placesOf(operation), ...required.map(({ name }) => name)];
  const parameterOf = (name: string) => operation.parameters.find((parameter) => parameter.name === name);
  const wordsOf = (name: string) => {
    const parameter = parameterOf(name);
    return parameter ? valuesOf(parameter) : [...(WORDS[name] ?? [])];
  };
  const named = asked.filter((name) => wordsOf(name).length > 0);
  return {
    operation,
    ids: asked.filter((name) => wordsOf(name).length === 0),
    words: crossed(named.map((name) => wordsOf(name).map((word) => ({ [name]: word })))),
    required: required.map(({ name }) => name),
    optional: operation.parameters.filter((parameter) => parameter.in === 'query' && !parameter.required),
  };
}

/** Reads everything that the API lets the demo's people read, again and again with the ids that they came to know. */
export class Reads {
  private readonly questions: Question[];
  private readonly own = new Map<Person, KnownIds>();
  private readonly shared = new Map<string, KnownIds>();
  private asked = new Map<Person, Map<string, number>>();
  private hasVariants = true;

  constructor(
    private readonly recorder: Recorder,
    operations: readonly Operation[],
  ) {
    this.questions = operations.filter(({ method }) => method === 'GET').map(questionOf);
    const groups = [
      ...new Set([
        ...this.questions.map(({ ids }) => ids.join()),
        ...this.questions.flatMap(({ optional }) =>
          optional.map(({ name }) => name).filter((name) => /Id$/.test(name)),
        ),
        ...operations.map((operation) => placesOf(operation).join()),
      ]),
    ].map((names) => names.split(',').filter(Boolean));
    for (const who of PEOPLE) this.own.set(who, new KnownIds(groups));
    for (const { organization } of PEOPLE)
      if (!this.shared.has(organization)) this.shared.set(organization, new KnownIds(groups));
  }

  /** Ids that belong together, known to anybody of an organisation. */
  known(organization: string, names: readonly string[], path: string, count: number): Ids[] {
    return this.shared.get(organization)?.of(names, path, count) ?? [];
  }

  /** Everything once, in these languages, and with whatever else an operation lets one say. */
  async readAll(languages: readonly Language[], hasVariants: boolean): Promise<void> {
    this.hasVariants = hasVariants;
    this.asked = new Map();
    await this.recorder.server.beginReading();
    for (let round = 0; round < ROUNDS; round += 1) {
      await this.recorder.server.clearRateLimits();
      const plans = PEOPLE.map((who) => this.planOf(who, languages));
      if (plans.every((plan) => plan.length === 0)) return;
      await this.carryOut(plans);
    }
  }

  /** Somebody's calls one after the other, several people side by side; kept in the order of people. */
  private async carryOut(plans: readonly Asked[][]): Promise<void> {
    type Done = { asked: Asked; raw: Awaited<ReturnType<Recorder['send']>> };
    const results: Done[][] = plans.map(() => []);
    const waiting = plans.map((_, at) => at);
    const lane = async () => {
      for (let at = waiting.shift(); at !== undefined; at = waiting.shift())
        for (const asked of plans[at]!) results[at]!.push({ asked, raw: await this.recorder.send(asked) });
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    for (const { asked, raw } of results.flat()) {
      this.recorder.add(asked, raw);
      if (raw.status === 200) this.learn(asked, raw.body);
    }
    await this.recorder.server.settle();
  }

  private learn({ operation, url, who }: Asked, body: unknown): void {
    const path = operation.split(' ').at(-1) ?? '';
    const names = placesOf({ path });
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/?]+)')}(?:\\?|$)`);
    const values = pattern.exec(url)?.slice(1) ?? [];
    const env = Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']));
    this.own.get(who)?.learn(path, env, body);
    this.shared.get(who.organization)?.learn(path, env, body);
  }

  private planOf(who: Person, languages: readonly Language[]): Asked[] {
    const asked = this.asked.get(who) ?? new Map<string, number>();
    this.asked.set(who, asked);
    return this.questions.flatMap((question) => this.callsOf(question, who, languages, asked));
  }

  private callsOf(
    question: Question,
    who: Person,
    languages: readonly Language[],
    asked: Map<string, number>,
  ): Asked[] {
    const { operation, words } = question;
    const name = `${operation.operationId} ${operation.method} ${operation.path}`;
    const calls: Asked[] = [];
    const combinations = this.idsFor(question, who, asked.get(name) ?? 0);
    for (const [at, ids] of combinations.entries()) {
      asked.set(name, (asked.get(name) ?? 0) + 1);
      for (const word of words) {
        const values = { ...ids, ...word };
        const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
        const query = Object.fromEntries(question.required.map((key) => [key, values[key] ?? '']));
        const call = { operation: name, method: 'GET', who };
        for (const language of at < IN_ALL_LANGUAGES ? languages : languages.slice(0, 1))
          calls.push({ ...call, language, url: withQuery(path, query) });
        const isFirst = this.hasVariants && at === 0 && word === words[0] && asked.get(name) === 1;
        if (isFirst)
          for (const variant of this.variantsOf(question, who))
            calls.push({ ...call, language: 'en', url: withQuery(path, { ...query, ...variant }) });
      }
    }
    return calls;
  }

  /** Which ids to ask with: some that this person has read, some of others, and one that nobody has. */
  private idsFor({ ids, operation }: Question, who: Person, count: number): Ids[] {
    if (ids.length === 0) return count === 0 ? [{}] : [];
    if (count > 0) return [];
    const read = this.own.get(who);
    const own = read?.of(ids, operation.path, OWN) ?? [];
    const others = this.known(who.organization, ids, operation.path, OWN * 4).filter((one) => !read?.has(one));
    if (own.length + others.length === 0) return [];
    const nobody = Object.fromEntries(ids.map((name) => [name, NOBODY]));
    return [...own, ...spread(others, own.length === 0 ? OWN : OTHERS), nobody];
  }

  /** One more call for each thing that an operation lets one say. */
  private variantsOf({ optional, operation }: Question, who: Person): Query[] {
    const pages = optional.some(({ name }) => name === 'skip') ? [{ skip: '1', take: '2' }] : [];
    const others = optional
      .filter(({ name }) => name !== 'skip' && name !== 'take')
      .flatMap((parameter): Query[] => {
        const values = valuesOf(parameter);
        const known = /Id$/.test(parameter.name)
          ? this.known(who.organization, [parameter.name], operation.path, 1).slice(0, 1)
          : [];
        return [...values.map((value) => ({ [parameter.name]: value })), ...known];
      });
    return [...pages, ...others];
  }
}
