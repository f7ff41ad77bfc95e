import type { Feature } from '@sullam/domain/features.ts';
import { MEMBERSHIP_TEMPLATE } from '@sullam/domain/notification-targets/membership.ts';
import { SIGN_IN_TEMPLATE } from '@sullam/domain/notification-targets/sign-in.ts';
import type { MemberContext } from '../../kernel/context.ts';

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
  /** What it is about can be switched off in the organisation. */
  feature?: Feature;
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
      { id: 12, name: 'announcements', feature: 'announcements', templates: [11] },
      { id: 13, name: 'discussions', feature: 'discussion-boards', templates: [3, 4, 5, 6, 7, 8, 9, 10, 19, 20, 24] },
      { id: 14, name: 'grades', feature: 'grades', templates: [16, 17, 18] },
      { id: 15, name: 'certificates', feature: 'certificates', templates: [12] },
      { id: 16, name: 'checklists', feature: 'checklists', templates: [13, 14] },
    ],
  },
  {
    id: 2,
    name: 'community',
    children: [
      { id: 21, name: 'events', feature: 'events', templates: [2] },
      { id: 22, name: 'social', feature: 'social-groups', templates: [1, 27, 28, 29, 30] },
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

const isStudioOnly = (portals: readonly number[] | undefined): boolean =>
  portals !== undefined && portals.length > 0 && portals.every((portal) => portal === STUDIO_PORTAL);

const isOfStudio = ({ name }: NotificationGroup): boolean => name === 'work' || name === 'account';

/** The groups that mean something to a reader: without features that are off, without work for who only learns. */
export const groupsFor = (
  { caller, features }: Pick<MemberContext, 'caller' | 'features'>,
  portals: readonly number[] | undefined,
): NotificationGroup[] =>
  NOTIFICATION_GROUPS.filter((group) => !isStudioOnly(portals) || isOfStudio(group))
    .filter(({ name }) => name !== 'work' || caller.isInstructor || caller.isAdministrator)
    .map((group) => ({ ...group, children: group.children.filter(({ feature }) => !feature || features[feature]) }))
    .filter(({ children }) => children.length > 0);

/** The templates that a reader in these portals is shown; null: all. */
export const templatesOfPortals = (portals: readonly number[] | undefined): readonly number[] | null =>
  isStudioOnly(portals)
    ? NOTIFICATION_GROUPS.filter(isOfStudio).flatMap((group) => group.children.flatMap((child) => child.templates))
    : null;

/** The product's templates: the specification's 1 to 30 and our own above them. */
export const TEMPLATE_IDS: readonly number[] = [
  ...Array.from({ length: 30 }, (_, index) => index + 1),
  ...NOTIFICATION_CATEGORIES.flatMap((category) => category.templates).filter((id) => id > 30),
];
