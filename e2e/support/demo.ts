import { callsAs } from './calls.ts';

export type Get = <Answer>(path: string) => Promise<Answer>;

/** The demo, as its people see it: who looks for the places of a noun asks them. */
export interface Demo {
  asLearner: Get;
  asInstructor: Get;
  asAdministrator: Get;
  asCoach: Get;
  /** The learner's courses. */
  enrolled: readonly number[];
}

async function signedIn(url: string, name: string): Promise<Get> {
  const call = await callsAs(url, `${name}@demo.test`);
  return (path) => call('GET', path);
}

export async function enterDemo(url: string): Promise<Demo> {
  const asLearner = await signedIn(url, 'learner');
  const { data } = await asLearner<{ data: { courseId: number; isEnrolled: boolean }[] }>('courses?take=100');
  return {
    asLearner,
    asInstructor: await signedIn(url, 'instructor'),
    asAdministrator: await signedIn(url, 'admin'),
    asCoach: await signedIn(url, 'coach'),
    enrolled: data.filter(({ isEnrolled }) => isEnrolled).map(({ courseId }) => courseId),
  };
}
