/** OPEN: who comes is in. CLOSED: who comes asks. SECRET: only who is invited knows of it. */
export const GROUP_PRIVACIES = ['OPEN', 'CLOSED', 'SECRET'] as const;
export type GroupPrivacy = (typeof GROUP_PRIVACIES)[number];

export const GROUP_ROLES = ['MEMBER', 'ADMIN'] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

export const GROUP_MEMBER_STATES = ['PENDING', 'ACCEPTED', 'REJECTED', 'INVITED', 'BANNED'] as const;
export type GroupMemberState = (typeof GROUP_MEMBER_STATES)[number];

/** Which groups a list shows: all that the reader sees, or those among them that they don't belong to. */
export const GROUP_FILTERS = ['ALL', 'OTHERS'] as const;
export type GroupFilter = (typeof GROUP_FILTERS)[number];

/** The members of a group that a page of its list has. */
export const GROUP_MEMBERS_PAGE = 10;

export const GROUP_LIMITS = {
  name: 120,
  about: 4000,
  tags: 8,
  tag: 40,
  /** People invited at once. */
  invited: 100,
  members: 1_000_000,
  /** Days that a link stays open. */
  linkDays: 90,
  /** Days that somebody is kept from posting. */
  pauseDays: 90,
  pauseReason: 1000,
  links: 20,
} as const;

/** The rules of a group, one a line. */
export const rulesOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
