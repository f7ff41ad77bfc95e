import { MEMBERSHIP_TEMPLATE, SIGN_IN_TEMPLATE } from '@sullam/domain/notification-targets.ts';

/** A category that a member can switch off, unless it is mandatory or the organisation locked it. */
export interface NotificationCategory {
  id: number;
  /** `notifications.groups.<name>` */
  name:
    | 'courses'
    | 'announcements'
    | 'discussions'
    | 'grades'
    | 'certificates'
    | 'checklists'
    | 'events'
    | 'social'
    | 'teaching'
    | 'administration'
    | 'security';
  /** Safety of the account: always told. */
  isMandatory?: true;
  templates: readonly number[];
}

export interface NotificationGroup {
  id: number;
  name: 'learning' | 'community' | 'work' | 'account';
  children: readonly NotificationCategory[];
}

/** The categories by group. Ids are stored with members' settings: never reused. */
export const NOTIFICATION_GROUPS: readonly NotificationGroup[] = [
  {
    id: 1,
    name: 'learning',
    children: [
      { id: 11, name: 'courses', templates: [21, 23, 25, 26] },
      { id: 12, name: 'announcements', templates: [11] },
      { id: 13, name: 'discussions', templates: [3, 4, 5, 6, 7, 8, 9, 10, 19, 20, 24] },
      { id: 14, name: 'grades', templates: [16, 17, 18] },
      { id: 15, name: 'certificates', templates: [12] },
      { id: 16, name: 'checklists', templates: [13, 14] },
    ],
  },
  {
    id: 2,
    name: 'community',
    children: [
      { id: 21, name: 'events', templates: [2] },
      { id: 22, name: 'social', templates: [1, 27, 28, 29, 30] },
    ],
  },
  {
    id: 3,
    name: 'work',
    children: [
      { id: 31, name: 'teaching', templates: [15, 22] },
      { id: 32, name: 'administration', templates: [MEMBERSHIP_TEMPLATE] },
    ],
  },
  {
    id: 4,
    name: 'account',
    children: [{ id: 41, name: 'security', isMandatory: true, templates: [SIGN_IN_TEMPLATE] }],
  },
];

export const NOTIFICATION_CATEGORIES: readonly NotificationCategory[] = NOTIFICATION_GROUPS.flatMap((g) => g.children);

const COURSES = NOTIFICATION_CATEGORIES[0] as NotificationCategory;
const byTemplate = new Map(NOTIFICATION_CATEGORIES.flatMap((c) => c.templates.map((id) => [id, c] as const)));

/** The category of a template; what no category lists is about a course. */
export const categoryOf = (templateId: number): NotificationCategory => byTemplate.get(templateId) ?? COURSES;

export const findCategory = (id: number): NotificationCategory | undefined =>
  NOTIFICATION_CATEGORIES.find((category) => category.id === id);

/** Portals by number: 1 is the learner application, whose bell shows everything; the studio is about work and the account. */
export const STUDIO_PORTAL = 2;

/** The templates that a reader in these portals is shown; null: all. */
export const templatesOfPortals = (portals: readonly number[] | undefined): readonly number[] | null =>
  portals?.length && portals.every((portal) => portal === STUDIO_PORTAL)
    ? NOTIFICATION_GROUPS.filter((g) => g.name === 'work' || g.name === 'account').flatMap((g) =>
        g.children.flatMap((c) => c.templates),
      )
    : null;

/** The product's templates: the specification's 1 to 30 and our own above them. */
export const TEMPLATE_IDS: readonly number[] = [
  ...Array.from({ length: 30 }, (_, index) => index + 1),
  ...NOTIFICATION_CATEGORIES.flatMap((category) => category.templates).filter((id) => id > 30),
];
