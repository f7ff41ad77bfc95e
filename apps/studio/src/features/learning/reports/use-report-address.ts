import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import type { ReportQuery } from './reports.api.ts';

const STATUSES = ['LEARNING', 'LEFT', 'EVERYONE'] as const;

const DAY = /^\d{4}-\d\d-\d\d$/;
const COURSES = /^\d+(,\d+){0,3}$/;

/** What narrows a report, as the server is asked for it. */
export type Narrowing = Pick<ReportQuery, 'from' | 'to' | 'courseGroupId' | 'status' | 'courseIds'>;

/** The filters of a report, read from the address; what is no filter there is passed over. */
export function useNarrowing(): Narrowing {
  const { value } = useAddressQuery();
  const day = (name: string) => (DAY.test(value(name) ?? '') ? value(name) : undefined);
  const [from, to] = [day('from'), day('to')];
  const courseGroupId = Number(value('group')) || undefined;
  const status = STATUSES.find((each) => each === value('who'));
  const courseIds = COURSES.test(value('courses') ?? '') ? value('courses') : undefined;
  return {
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(courseGroupId ? { courseGroupId } : {}),
    ...(status ? { status } : {}),
    ...(courseIds ? { courseIds } : {}),
  };
}

/** The names under which filters stand in the address. */
export const NO_FILTERS = {
  from: undefined,
  to: undefined,
  group: undefined,
  who: undefined,
  courses: undefined,
  of: undefined,
  page: undefined,
  search: undefined,
} as const;
