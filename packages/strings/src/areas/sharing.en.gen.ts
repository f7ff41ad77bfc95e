// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "sharing.labels.sharing": "Sharing",
  "sharing.labels.hint": "What colleagues can do with it.",
  "sharing.labels.owner": "Owner",
  "sharing.labels.you": "You",
  "sharing.labels.mine": "Mine",
  "sharing.labels.keyClosed": "Answer key closed",
  "sharing.choices.PRIVATE": "Private: only you",
  "sharing.choices.USE": "Colleagues can use and copy it",
  "sharing.choices.EDIT": "Colleagues can also edit and delete it",
  "sharing.badges.PRIVATE": "Private",
  "sharing.badges.EDIT": "Open for editing",
  "sharing.hints.readOnly": "This belongs to {name}. To change it, duplicate it and edit your copy.",
  "sharing.hints.othersChosen": "You can only change what is yours or open for editing. The selection holds something else."
} as const satisfies EnglishMessages;
