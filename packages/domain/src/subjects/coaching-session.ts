import type { SubjectRoles } from '../subject.ts';

export const subject: SubjectRoles = { isPooled: true };
