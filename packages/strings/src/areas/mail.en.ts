import type { EnglishMessages } from '../define.ts';

/** Mails. Each has a subject, a heading, a text and, where there is something to do, the label of its button. */
export const messages = {
  'mail.layout.greeting': 'Hello {name},',
  'mail.layout.greetingUnknown': 'Hello,',
  'mail.layout.closing': 'Kind regards',
  'mail.layout.team': 'The team of {organization}',
  'mail.layout.linkHint': 'If the button does not work, copy this address into your browser:',
  'mail.layout.reason': 'You receive this because you have an account with {organization}.',
  'mail.layout.reasonSubscriber': 'You receive this because you subscribed to news from {organization}.',
  'mail.layout.unsubscribe': 'Unsubscribe',
  'mail.layout.settings': 'Choose which mails you get',
  'mail.layout.ignore': 'If this was not you, you can ignore this mail.',

  'mail.verifyEmail.subject': 'Confirm your email',
  'mail.verifyEmail.heading': 'One click to go',
  'mail.verifyEmail.text': 'Please confirm that this address is yours, so that we can reach you.',
  'mail.verifyEmail.action': 'Confirm my email',
  'mail.verifyEmail.expires': { one: 'The link works for {count} hour.', other: 'The link works for {count} hours.' },

  'mail.resetPassword.subject': 'Choose a new password',
  'mail.resetPassword.heading': 'A new password',
  'mail.resetPassword.text': 'Somebody, hopefully you, asked to set a new password for your account.',
  'mail.resetPassword.action': 'Choose a password',
  'mail.resetPassword.expires': {
    one: 'The link works once, for {count} minute.',
    other: 'The link works once, for {count} minutes.',
  },

  'mail.passwordChanged.subject': 'Your password has been changed',
  'mail.passwordChanged.heading': 'Your password has been changed',
  'mail.passwordChanged.text': 'It was changed on {date}. If that was not you, choose a new one at once.',
  'mail.passwordChanged.action': 'Choose a new password',

  'mail.twoFactor.subject': 'Your code: {code}',
  'mail.twoFactor.heading': 'Your sign-in code',
  'mail.twoFactor.text': 'Enter this code to finish signing in:',
  'mail.twoFactor.expires': {
    one: 'It works once, for {count} minute. Never pass it on to anybody.',
    other: 'It works once, for {count} minutes. Never pass it on to anybody.',
  },

  'mail.invitation.subject': 'Invitation to {organization}',
  'mail.invitation.heading': 'You are invited',
  'mail.invitation.text': '{person} invites you to learn with {organization}.',
  'mail.invitation.action': 'Accept the invitation',
  'mail.invitation.expires': {
    one: 'The invitation is open for {count} day.',
    other: 'The invitation is open for {count} days.',
  },

  'mail.registrationReceived.subject': 'Your request has been received',
  'mail.registrationReceived.heading': 'Thank you for registering',
  'mail.registrationReceived.text': 'An administrator will look at your request. We will write to you then.',

  'mail.approved.subject': 'Welcome to {organization}',
  'mail.approved.heading': 'Your account is ready',
  'mail.approved.text': 'Your request has been approved. You can sign in and begin.',
  'mail.approved.action': 'Sign in',

  'mail.rejected.subject': 'About your request to join {organization}',
  'mail.rejected.heading': 'Your request was not approved',
  'mail.rejected.text': 'We are sorry: your request to join could not be approved.',
  'mail.rejected.reason': 'Reason: {reason}',

  'mail.newDevice.subject': 'New sign-in to your account',
  'mail.newDevice.heading': 'Was that you?',
  'mail.newDevice.text': 'Your account was used to sign in on a device that we have not seen before.',
  'mail.newDevice.device': 'Device: {device}',
  'mail.newDevice.time': 'Time: {time}',
  'mail.newDevice.place': 'Address: {address}',
  'mail.newDevice.hint': 'If it was you, nothing needs to be done. If not, change your password.',
  'mail.newDevice.action': 'Check my account',

  'mail.announcement.subject': '{courseTitle}: {title}',
  'mail.announcement.heading': '{title}',
  'mail.announcement.intro': 'New announcement in “{courseTitle}” by {person}:',
  'mail.announcement.action': 'Read it on the site',

  'mail.courseRequested.subject': 'Approval requested: {courseTitle}',
  'mail.courseRequested.heading': 'An approval is waiting',
  'mail.courseRequested.text': '{person} asks for the approval of “{courseTitle}”.',
  'mail.courseRequested.action': 'Review it',
  'mail.courseApproved.subject': 'Approved: {courseTitle}',
  'mail.courseApproved.heading': '“{courseTitle}” has been approved',
  'mail.courseApproved.text': 'You can publish it now.',
  'mail.courseApproved.action': 'Open it in the studio',
  'mail.courseRejected.subject': 'Not approved: {courseTitle}',
  'mail.courseRejected.heading': '“{courseTitle}” has not been approved yet',
  'mail.courseRejected.text': 'Please look at the remark, change what is needed and ask again.',
  'mail.courseRejected.reason': 'Remark: {reason}',
  'mail.courseRejected.action': 'Open it in the studio',

  'mail.enrolled.subject': 'You are enrolled: {courseTitle}',
  'mail.enrolled.heading': 'Welcome to “{courseTitle}”',
  'mail.enrolled.text': 'You can start at once and go at your own pace.',
  'mail.enrolled.action': 'Start learning',

  'mail.digest.subject': { one: '{count} new notification', other: '{count} new notifications' },
  'mail.digest.heading': 'What is new',
  'mail.digest.action': 'See all notifications',

  'mail.accountDeleted.subject': 'Your account has been deleted',
  'mail.accountDeleted.heading': 'Farewell',
  'mail.accountDeleted.text': 'Your account has been deleted as you asked. Thank you for learning with us.',

  'mail.contact.subject': 'Message from {name}: {subject}',
  'mail.contact.heading': 'A message by the contact form',
  'mail.contact.from': 'From: {name} ({email})',

  'mail.subscription.subject': 'Confirm your subscription',
  'mail.subscription.heading': 'News from {organization}',
  'mail.subscription.text': 'Please confirm that you would like to get our letters.',
  'mail.subscription.action': 'Confirm',

  // Identity
  'mail.existingAccount.subject': 'You already have an account',
  'mail.existingAccount.heading': 'You already have an account',
  'mail.existingAccount.text': 'Somebody, hopefully you, tried to register with {organization} with this address.',
  'mail.existingAccount.advice':
    'Your address already has an account. Register with the password of that account, or choose a new one first.',
  'mail.existingAccount.action': 'Choose a new password',
  'mail.outbox.title': 'Outbox',
  'mail.outbox.hint': 'Mails that were made here. Only shown in the demo.',
  'mail.outbox.empty': 'No mail has been made yet.',
  'mail.outbox.choose': 'Choose a mail to read it.',
  'mail.outbox.plainText': 'Plain text',
} as const satisfies EnglishMessages;
