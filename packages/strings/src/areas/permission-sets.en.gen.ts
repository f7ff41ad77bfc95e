// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "permission-sets.editor.lead": "A set defines what its members can see and change.",
  "permission-sets.editor.default": "Default",
  "permission-sets.editor.defaultHint": "Assigned to everyone who joins from now on.",
  "permission-sets.editor.showMembers": "Show members",
  "permission-sets.editor.heldBy": {
    "one": "{count} member still has this set. Remove it from them first.",
    "other": "{count} members still have this set. Remove it from them first."
  },
  "permission-sets.editor.atOnce": {
    "one": "Changes apply to {count} member immediately.",
    "other": "Changes apply to {count} members immediately."
  },
  "permission-sets.editor.everything": "Members with this set manage the whole organisation, whatever else is selected.",
  "permission-sets.editor.inCategory": "{category}: {name}"
} as const satisfies EnglishMessages;
