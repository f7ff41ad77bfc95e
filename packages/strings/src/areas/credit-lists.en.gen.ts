// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "credit-lists.titles.lists": "Credit lists",
  "credit-lists.titles.new": "Add credit to many members",
  "credit-lists.texts.lead": "Lists by which credit was given to many members at once.",
  "credit-lists.texts.newLead": "Paste a list or choose a file. You see each row and the sum before anything is given.",
  "credit-lists.fields.name": "Name of the list",
  "credit-lists.hints.name": "Rows that a list of this name has given are not given again, so you can correct a file and send it once more.",
  "credit-lists.fields.currency": "Currency",
  "credit-lists.fields.reason": "Reason",
  "credit-lists.hints.reason": "Members read it beside the amount. A third column of the list replaces it.",
  "credit-lists.fields.text": "Email and amount, one member a line",
  "credit-lists.actions.new": "New list",
  "credit-lists.actions.preview": "Check list",
  "credit-lists.actions.back": "Change list",
  "credit-lists.actions.give": "Give {amount}",
  "credit-lists.counts.members": {
    "one": "{count} row gives {amount} in total.",
    "other": "{count} rows give {amount} in total."
  },
  "credit-lists.counts.rows": {
    "one": "{count} row",
    "other": "{count} rows"
  },
  "credit-lists.texts.nothing": "No row gives credit. Correct the list and check it again.",
  "credit-lists.texts.firstRows": "The first {shown} of {total} rows are shown, wrong ones first.",
  "credit-lists.fields.line": "Line",
  "credit-lists.fields.member": "Member",
  "credit-lists.fields.amount": "Amount",
  "credit-lists.fields.result": "Result",
  "credit-lists.fields.list": "List",
  "credit-lists.fields.made": "Sent",
  "credit-lists.fields.madeBy": "By",
  "credit-lists.fields.given": "Given",
  "credit-lists.results.WAITING": "Will be given",
  "credit-lists.results.DONE": "Given",
  "credit-lists.results.UNKNOWN_MEMBER": "No active member",
  "credit-lists.results.WRONG_AMOUNT": "Wrong amount",
  "credit-lists.results.DONE_ALREADY": "Given before",
  "credit-lists.labels.all": "All rows",
  "credit-lists.labels.running": "Credit is being given",
  "credit-lists.labels.finished": "Finished",
  "credit-lists.empty.title": "No lists yet",
  "credit-lists.empty.text": "Add credit to many members with a pasted list or a file.",
  "credit-lists.empty.rows": "No rows with this result"
} as const satisfies EnglishMessages;
