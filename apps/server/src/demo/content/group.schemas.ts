/** What the YAML files of groups and their posts hold. */
import { REPORT_REASONS } from '@sullam/domain/discussions/discussion.ts';
import { GROUP_PRIVACIES } from '@sullam/domain/social-groups.ts';
import { boolean, list, number, object, oneOf, optional, string, text, whole } from './schema-parts.ts';

/** What readers reported, and the decision about it that its author doesn't accept. */
const reported = {
  reports: optional(list(object({ by: string, why: oneOf(REPORT_REASONS), note: optional(string) }))),
  appealed: optional(object({ by: string, reason: string, words: string })),
};

const said = {
  author: string,
  /** Of a post below zero: it is posted in so many days. */
  daysAgo: number,
  /** Markdown; `@[key]` means a member. */
  text: string,
  likes: optional(list(string)),
  ...reported,
};

export const groupsFile = list(
  object({
    privacy: oneOf(GROUP_PRIVACIES),
    name: text,
    about: text,
    rules: optional(text),
    tags: optional(list(string)),
    memberLimit: optional(whole),
    daysAgo: number,
    /** Who leads it; the first founded it. */
    administrators: list(string),
    members: list(string),
    asking: optional(list(string)),
    invited: optional(list(string)),
    posts: list(
      object({
        ...said,
        isPinned: optional(boolean),
        isAnnounced: optional(boolean),
        files: optional(list(string)),
        /** What a page that it leads to says of itself. */
        link: optional(
          object({ url: string, site: string, title: string, description: string, picture: optional(string) }),
        ),
        poll: optional(object({ options: list(string), closesInDays: number, votes: list(list(string)) })),
        saved: optional(list(string)),
        comments: optional(list(object({ ...said, replies: optional(list(object(said))) }))),
      }),
    ),
  }),
);
