import type { DemoCourse } from '../types.ts';
import { operationsCourses } from './acme-operations.ts';
import { serviceCourses } from './acme-service.ts';

/** The programmes of the second organisation. */
export const acmeCourses: DemoCourse[] = [...serviceCourses, ...operationsCourses];
