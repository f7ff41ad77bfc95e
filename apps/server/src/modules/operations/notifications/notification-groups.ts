import type { Feature, FeatureState } from '@sullam/domain/features.ts';
import { templatesOfCategory } from '@sullam/domain/notification-targets.ts';
import type { MemberContext } from '../../../kernel/context.ts';

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
    | 'coaching'
    | 'checklists'
    | 'events'
    | 'social'
    | 'teaching'
    | 'administration'
    | 'orders'
    | 'security';
  /** What it is about can be switched off in the organisation. */
  feature?: Feature;
  /** Account security: always sent. */
  isMandatory?: true;
  templates: readonly number[];
}

export interface NotificationGroup {
  id: number;
  name: 'learning' | 'community' | 'work' | 'account';
  children: readonly NotificationCategory[];
}

const category = (
  id: number,
  name: NotificationCategory['name'],
  rest: Pick<NotificationCategory, 'feature' | 'isMandatory'> = {},
): NotificationCategory => ({ id, name, ...rest, templates: templatesOfCategory(name) });

/** The categories by group; which templates are in which, each noun's file in the domain says. Ids are stored with members' settings: never reused. */
export const NOTIFICATION_GROUPS: readonly NotificationGroup[] = [
  {
    id: 1,
    name: 'learning',
    children: [
      category(11, 'courses'),
      category(12, 'announcements', { feature: 'announcements' }),
      category(13, 'discussions', { feature: 'discussion-boards' }),
      category(14, 'grades', { feature: 'grades' }),
      category(15, 'certificates', { feature: 'certificates' }),
      category(16, 'checklists', { feature: 'checklists' }),
    ],
  },
  {
    id: 2,
    name: 'community',
    children: [
      category(21, 'events', { feature: 'events' }),
      category(22, 'social', { feature: 'social-groups' }),
      category(23, 'coaching', { feature: 'coaching' }),
    ],
  },
  {
    id: 3,
    name: 'work',
    children: [category(31, 'teaching'), category(32, 'administration')],
  },
  {
    id: 4,
    name: 'account',
    children: [category(41, 'security', { isMandatory: true }), category(42, 'orders', { feature: 'marketplace' })],
  },
];

export const NOTIFICATION_CATEGORIES: readonly NotificationCategory[] = NOTIFICATION_GROUPS.flatMap((g) => g.children);

const COURSES = NOTIFICATION_CATEGORIES[0] as NotificationCategory;
const byTemplate = new Map(NOTIFICATION_CATEGORIES.flatMap((c) => c.templates.map((id) => [id, c] as const)));

/** The category of a template; what no category lists is about a course. */
export const categoryOf = (templateId: number): NotificationCategory => byTemplate.get(templateId) ?? COURSES;

export const findCategory = (id: number): NotificationCategory | undefined =>
  NOTIFICATION_CATEGORIES.find((category) => category.id === id);

/** Portals by number: 1 shows everything, as the bells of both applications do; this one is about work and the account alone. */
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

/** What a notification leads to, and the parts of the product of which one has to be on for that. */
const FEATURES_OF_IDS: Readonly<Record<string, readonly Feature[]>> = {
  announcementId: ['announcements'],
  assignmentId: ['assignments'],
  courseGroupId: ['course-groups'],
  discussionBoardId: ['discussion-boards'],
  examAttemptId: ['exams'],
  gradeItemId: ['grades'],
  subsectionExamId: ['exams'],
  surveyId: ['surveys', 'polls'],
};

/** What nobody is notified of while its part of the product is off: templates of categories, and target IDs. */
export const notToldIn = (features: FeatureState): { templates: number[]; ids: string[] } => ({
  templates: NOTIFICATION_CATEGORIES.filter(({ feature }) => feature && !features[feature]).flatMap(
    ({ templates }) => templates,
  ),
  ids: Object.entries(FEATURES_OF_IDS)
    .filter(([, parts]) => !parts.some((part) => features[part]))
    .map(([id]) => id),
});

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
