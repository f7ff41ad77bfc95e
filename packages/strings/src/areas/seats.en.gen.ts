// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "seats.titles.seats": "Seats",
  "seats.titles.people": "People",
  "seats.titles.assign": "Assign seats",
  "seats.titles.more": "Need more?",
  "seats.titles.results": "Results",
  "seats.lead.list": "Seats you bought for your team. Open one to assign them.",
  "seats.lead.pool": {
    "one": "{Course}, {count} seat",
    "other": "{Course}, {count} seats"
  },
  "seats.lead.poolFor": {
    "one": "{Course}, {count} seat for {company}",
    "other": "{Course}, {count} seats for {company}"
  },
  "seats.counts.seats": {
    "one": "{count} seat",
    "other": "{count} seats"
  },
  "seats.counts.free": {
    "one": "{count} free",
    "other": "{count} free"
  },
  "seats.counts.inUse": {
    "one": "{count} in use",
    "other": "{count} in use"
  },
  "seats.counts.invited": {
    "one": "{count} invited",
    "other": "{count} invited"
  },
  "seats.counts.refunded": {
    "one": "{count} refunded",
    "other": "{count} refunded"
  },
  "seats.counts.newPeople": {
    "one": "{count} new person",
    "other": "{count} new people"
  },
  "seats.counts.tooMany": {
    "one": "Only {count} seat is free.",
    "other": "Only {count} seats are free."
  },
  "seats.counts.done": "{done} of {total} done",
  "seats.counts.lessons": "{done} of {total}",
  "seats.pools.OPEN": "Open",
  "seats.pools.OVER": "Assignment over",
  "seats.pools.SUSPENDED": "Suspended",
  "seats.pools.ENDED": "Refunded",
  "seats.notes.OVER": "The last day to assign seats has passed. People who have a seat keep it.",
  "seats.notes.SUSPENDED": "The payment is disputed. Access is suspended until the dispute is settled.",
  "seats.notes.ENDED": "These seats were refunded. They no longer give access.",
  "seats.labels.order": "Order {number}, seats can be assigned until {date}",
  "seats.labels.bar": "How the seats are used",
  "seats.labels.until": "Assign until {date}",
  "seats.labels.invitedOn": "invited {date}, not accepted",
  "seats.labels.invited": "Invited",
  "seats.labels.inUse": "in use",
  "seats.labels.notStarted": "not started",
  "seats.labels.deleted": "Deleted account",
  "seats.fields.person": "Person",
  "seats.fields.progress": "Progress",
  "seats.fields.lastVisit": "Last visit",
  "seats.fields.search": "Name or email",
  "seats.fields.addresses": "One address per line, or paste from a sheet",
  "seats.fields.language": "Language of the invitation",
  "seats.fields.count": "Number of seats",
  "seats.languages.both": "Arabic and English",
  "seats.languages.ar": "Arabic",
  "seats.languages.en": "English",
  "seats.tabs.emails": "Emails",
  "seats.tabs.link": "Link",
  "seats.tabs.file": "CSV file",
  "seats.preview.ALREADY": "{person} has a seat already, skipped",
  "seats.preview.DUPLICATE": "{person} is listed twice",
  "seats.preview.BAD_ADDRESS": "Line {line}: “{text}” is not an email address",
  "seats.preview.SUGGESTION": "{email}: did you mean",
  "seats.preview.questionMark": "?",
  "seats.preview.keep": "Invite {email} as written",
  "seats.preview.more": {
    "one": "and {count} more line",
    "other": "and {count} more lines"
  },
  "seats.outcomes.INVITED": "Invited",
  "seats.outcomes.ENROLLED": "Enrolled",
  "seats.outcomes.ALREADY": "Has a seat already",
  "seats.outcomes.BAD_ADDRESS": "Not an email address",
  "seats.outcomes.NO_SEAT": "No seat left",
  "seats.outcomes.INACTIVE": "The account is blocked",
  "seats.outcomes.CLOSED": "Assignment is over",
  "seats.outcomes.waiting": "Waiting",
  "seats.file.drop": "Choose a CSV file",
  "seats.file.hint": "A file with one address per row. Other columns are ignored.",
  "seats.file.chosen": "Addresses from {name}",
  "seats.link.text": "Anyone who opens the link and signs in takes a free seat, one for each person.",
  "seats.link.created": "A link has existed since {date}.",
  "seats.link.once": "Copy it now. For your safety it is shown only once.",
  "seats.link.label": "Link to a seat",
  "seats.link.closed": "The link no longer works.",
  "seats.actions.open": "Assign seats",
  "seats.actions.invite": {
    "one": "Invite {count} person",
    "other": "Invite {count} people"
  },
  "seats.actions.reclaim": "Reclaim",
  "seats.actions.reclaimOf": "Reclaim the seat of {person}",
  "seats.actions.withdraw": "Withdraw",
  "seats.actions.withdrawOf": "Withdraw the invitation of {person}",
  "seats.actions.resend": "Send again",
  "seats.actions.resendTo": "Send again to {person}",
  "seats.actions.createLink": "Create link",
  "seats.actions.renewLink": "Renew link",
  "seats.actions.closeLink": "Close link",
  "seats.actions.copy": "Copy link",
  "seats.actions.team": "Buy for a team",
  "seats.actions.addToCart": "Add seats to cart",
  "seats.actions.addSeats": "Add seats",
  "seats.actions.order": "Order and invoice",
  "seats.actions.browse": "Browse the catalogue",
  "seats.actions.accept": "Accept the seat",
  "seats.actions.signIn": "Sign in",
  "seats.actions.register": "Create an account",
  "seats.actions.openCourse": "Open the {course}",
  "seats.reclaim.rule": {
    "one": "You can reclaim a seat for {count} day, until its owner finishes two lessons. Their progress is kept.",
    "other": "You can reclaim a seat for {count} days, until its owner finishes two lessons. Their progress is kept."
  },
  "seats.reclaim.title": "Reclaim this seat?",
  "seats.reclaim.text": "{person} loses access at once. Their progress is kept, and the seat is free again.",
  "seats.withdraw.title": "Withdraw this invitation?",
  "seats.withdraw.text": "The link in the email to {person} stops working, and the seat is free again.",
  "seats.done.reclaimed": "The seat is free again.",
  "seats.done.resent": "The invitation was sent again.",
  "seats.done.inCart": "The seats are in your cart.",
  "seats.done.accepted": "The seat is yours.",
  "seats.price.each": "{price} each",
  "seats.price.off": {
    "one": "{share} off from {count} seat",
    "other": "{share} off from {count} seats"
  },
  "seats.price.total": {
    "one": "{count} seat, VAT included",
    "other": "{count} seats, VAT included"
  },
  "seats.price.text": "You assign the seats after paying: by email, by link or from a file.",
  "seats.price.unavailable": "Seats of this {course} are not sold right now.",
  "seats.empty.list": "No seats yet",
  "seats.empty.listText": "Buy seats on the page of a {course}, then assign them here.",
  "seats.empty.people": "No one has a seat yet",
  "seats.empty.peopleText": "Enter the addresses of your team to invite them.",
  "seats.empty.search": "No matches",
  "seats.accept.lead": "{company} has given you a seat in",
  "seats.accept.leadNobody": "You have been given a seat in",
  "seats.accept.for": "This seat is for {email}.",
  "seats.accept.signIn": "Sign in or create an account with this address. You come back here afterwards.",
  "seats.accept.signInAny": "Sign in or create an account. You come back here afterwards.",
  "seats.accept.told": "Whoever bought the seat sees your name, your email address and your progress in this {course}.",
  "seats.accept.HELD": "You have this seat already.",
  "seats.accept.FULL": "Every seat is taken. Ask whoever sent you the link for more seats.",
  "seats.accept.CLOSED": "These seats can no longer be accepted. Ask whoever sent you the link.",
  "seats.accept.gone": "This link no longer works",
  "seats.accept.goneText": "It was renewed, closed or used already. Ask whoever sent it for a new one."
} as const satisfies EnglishMessages;
