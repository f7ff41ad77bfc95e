import path from 'node:path';
import { DEMO_PASSWORD } from '../../src/demo/demo-accounts.ts';
import type { Trial } from './killer.ts';

/** One for each writer, so that no two of them change the same record. */
const ACCOUNTS = ['learner@demo.test', 'instructor@demo.test', 'coach@demo.test', 'admin@demo.test'];

interface Person {
  userId: number;
  headers: Record<string, string>;
  /** Lessons that they haven't finished yet. */
  lessons: number[];
  /** A course of their own that they go on changing; learners have none. */
  courseId: number | null;
}

/** What is there after a restart. */
interface Found {
  firstName: string;
  title: string;
  finished: ReadonlySet<number>;
}

interface Outline {
  sections: { subsections: { courseSubsectionId: number; isLocked: boolean }[] }[];
}

/** `7-0-2-15`: seed, round, writer, count. Later ones of a writer are larger. */
const numbersOf = (id: string) => id.split('-').map(Number) as [number, number, number, number];
const orderOf = (id: string): number => {
  const [, round, , count] = numbersOf(id);
  return round * 1_000_000 + count;
};

/** Calls the API of the real server: profile updates, progress writes, course edits, all at once. */
class Writing {
  private people: Person[] = [];
  private readonly finishedBy = new Map<string, number>();

  private async call(
    url: string,
    person: Pick<Person, 'headers'>,
    method: string,
    at: string,
    body?: unknown,
  ): Promise<Response> {
    return fetch(`${url}/api/${at}`, {
      method,
      headers: { ...person.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  private async read<Answer>(url: string, person: Pick<Person, 'headers'>, at: string): Promise<Answer> {
    const answer = await this.call(url, person, 'GET', at);
    if (!answer.ok) throw new Error(`GET ${at}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  private async signIn(url: string, email: string): Promise<Pick<Person, 'headers' | 'userId'>> {
    const anonymous = { headers: { organization: '1' } };
    const answer = await this.call(url, anonymous, 'POST', 'auth/login', { email, password: DEMO_PASSWORD });
    const { access, user } = (await answer.json()) as { access: string; user: { id: number } };
    if (!access) throw new Error(`${email} can't sign in: ${answer.status}`);
    return { userId: user.id, headers: { organization: '1', authorization: `Bearer ${access}` } };
  }

  /** After each start: signs everybody in; at the first start finds what there is to write to. */
  async prepare(url: string): Promise<void> {
    for (const [index, email] of ACCOUNTS.entries()) {
      const signedIn = await this.signIn(url, email);
      const known = this.people[index];
      this.people[index] = known
        ? { ...known, ...signedIn }
        : await this.settle(url, { ...signedIn, lessons: [], courseId: null });
    }
  }

  private async settle(url: string, person: Person): Promise<Person> {
    const { data } = await this.read<{ data: { courseId: number; price: { minor: number } }[] }>(
      url,
      person,
      'courses?take=100',
    );
    for (const { courseId } of data.filter((course) => course.price.minor === 0)) {
      const enrolled = await this.call(url, person, 'POST', `orders/add/${courseId}`);
      if (!enrolled.ok) continue; // teaches it, or it isn't open to them
      const outline = await this.read<Outline>(url, person, `courses/${courseId}`);
      const open = outline.sections.flatMap((section) => section.subsections).filter((lesson) => !lesson.isLocked);
      person.lessons.push(...open.map((lesson) => lesson.courseSubsectionId));
    }
    const created = await this.call(url, person, 'POST', 'courses', {
      title: { en: 'Durability' },
      learningType: 'SELF_PACED',
      languages: ['en'],
    });
    if (created.status === 201) person.courseId = ((await created.json()) as { courseId: number }).courseId;
    const { finished } = await this.look(url, person);
    return { ...person, lessons: person.lessons.filter((lesson) => !finished.has(lesson)) };
  }

  async write(url: string, id: string): Promise<boolean> {
    const [, , writer, count] = numbersOf(id);
    const person = this.people[writer];
    if (!person) throw new Error(`There is no writer ${writer}.`);
    if (count % 3 === 0 && person.lessons.length > 0) {
      const lesson = person.lessons.pop() as number;
      this.finishedBy.set(id, lesson);
      return (await this.call(url, person, 'POST', `course-subsections/${lesson}/finished`)).ok;
    }
    if (count % 3 === 1 && person.courseId !== null) {
      const { version } = await this.read<{ version: number }>(url, person, `courses/${person.courseId}/editing`);
      return (
        await this.call(url, person, 'PATCH', `courses/${person.courseId}`, { title: { en: `c ${id}` }, version })
      ).ok;
    }
    return (await this.call(url, person, 'PATCH', `users/${person.userId}`, { firstName: `p ${id}` })).ok;
  }

  private async finished(url: string, person: Person): Promise<Set<number>> {
    const found = new Set<number>();
    for (let skip = 0; ; skip += 100) {
      const list = await this.read<{ data: { courseSubsectionId: number }[]; total: number }>(
        url,
        person,
        `users/${person.userId}/finished-subsections?take=100&skip=${skip}`,
      );
      for (const lesson of list.data) found.add(lesson.courseSubsectionId);
      if (skip + 100 >= list.total) return found;
    }
  }

  private async look(url: string, person: Person): Promise<Found> {
    const { firstName } = await this.read<{ firstName: string }>(url, person, `users/${person.userId}`);
    const finished = await this.finished(url, person);
    const course =
      person.courseId === null
        ? undefined
        : await this.read<{ title: { en: string } }>(url, person, `courses/${person.courseId}/editing`);
    return {
      firstName,
      title: course?.title.en ?? '',
      finished,
    };
  }

  /** A mark must be there itself; of a text that is written again and again, this state or a later one. */
  async findMissing(url: string, ids: readonly string[]): Promise<string[]> {
    const states = await Promise.all(this.people.map((person) => this.look(url, person)));
    return ids.filter((id) => {
      const [, , writer, count] = numbersOf(id);
      const state = states[writer];
      if (!state) return true;
      const lesson = this.finishedBy.get(id);
      if (lesson !== undefined) return !state.finished.has(lesson);
      const isCourse = count % 3 === 1 && this.people[writer]?.courseId !== null;
      const text = isCourse ? state.title : state.firstName;
      return !/^[pc] \d/.test(text) || orderOf(text.slice(2)) < orderOf(id);
    });
  }
}

/** The built server with the demo, written to by four people at once. */
export function apiTrial(rounds: number, seed: number): Trial {
  const writing = new Writing();
  return {
    command: ({ port, dataDir }) => ({
      file: process.execPath,
      args: [path.resolve('apps/server/dist/server.js')],
      env: {
        ...process.env,
        NODE_ENV: '',
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO: '1',
        LOG_LEVEL: 'error',
        PUBLIC_URL: `http://localhost:${port}`,
      },
    }),
    answers: async (url) => (await fetch(`${url}/api/health`)).ok,
    prepare: (url) => writing.prepare(url),
    write: (url, id) => writing.write(url, id),
    findMissing: (url, ids) => writing.findMissing(url, ids),
    rounds,
    writers: ACCOUNTS.length,
    seed,
    killAfter: { least: 200, most: 1200 },
    killedStarts: 0.3,
    victims: ['server', 'everything'],
  };
}
