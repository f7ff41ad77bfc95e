import { PERMISSIONS } from './permissions.ts';

/** What the permissions of parts end with that this release doesn't have yet; the change that brings a part takes it from here. */
const PLANNED = /_(learning_paths?|support_teams|access_skills_development)$/;

/** Permissions that have nothing to open yet. Whoever holds them keeps them; nobody is offered them. */
export const PLANNED_PERMISSIONS: ReadonlySet<string> = new Set(
  PERMISSIONS.map(({ slug }) => slug).filter((slug) => PLANNED.test(slug)),
);
