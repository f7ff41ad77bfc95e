import type { EnglishMessages } from '../define.ts';

/** Mails. Each has a subject, a heading, a text and, where there is something to do, the label of its button. */
export const messages = {
  'mail.layout.greeting': 'Hello {name},',
  'mail.layout.greetingUnknown': 'Hello,',
  'mail.layout.closing': 'Kind regards',
  'mail.layout.team': 'The {organization} team',
  'mail.layout.linkHint': 'If the button doesn’t work, copy this address into your browser:',
  'mail.layout.reason': 'You are receiving this because you have an account with {organization}.',
  'mail.layout.reasonSubscriber': 'You are receiving this because you subscribed to news from {organization}.',
  'mail.layout.unsubscribe': 'Unsubscribe',
  'mail.layout.settings': 'Choose which emails you receive',
  'mail.layout.notYou': 'If you don’t recognise this, choose a new password now and tell your organisation.',
  'mail.layout.choosePassword': 'Choose a new password',
  'mail.layout.ignore': 'If this wasn’t you, you can ignore this email.',

  'mail.verifyEmail.subject': 'Confirm your email',
  'mail.verifyEmail.heading': 'One more step',
  'mail.verifyEmail.text': 'Please confirm that this email is yours so that we can reach you.',
  'mail.verifyEmail.action': 'Confirm my email',
  'mail.verifyEmail.expires': {
    one: 'The link is valid for {count} hour.',
    other: 'The link is valid for {count} hours.',
  },

  'mail.resetPassword.subject': 'Reset your password',
  'mail.resetPassword.heading': 'Reset your password',
  'mail.resetPassword.text': 'We received a request to set a new password for your account.',
  'mail.resetPassword.action': 'Choose a password',
  'mail.resetPassword.expires': {
    one: 'The link can be used once within {count} minute.',
    other: 'The link can be used once within {count} minutes.',
  },

  'mail.passwordChanged.subject': 'Your password has been changed',
  'mail.passwordChanged.heading': 'Your password has been changed',
  'mail.passwordChanged.text': 'It was changed on {date}. If this wasn’t you, choose a new password now.',
  'mail.passwordChanged.action': 'Choose a new password',

  'mail.twoFactor.subject': 'Your code: {code}',
  'mail.twoFactor.heading': 'Your sign-in code',
  'mail.twoFactor.text': 'Enter this code to finish signing in:',
  'mail.twoFactor.expires': {
    one: 'Valid once, for {count} minute. Never share it with anyone.',
    other: 'Valid once, for {count} minutes. Never share it with anyone.',
  },

  'mail.authenticatorAdded.subject': 'An authenticator app was added to your account',
  'mail.authenticatorAdded.heading': 'Authenticator app added',
  'mail.authenticatorAdded.text': 'It was set up on {date}. Signing in now asks for a code from the app.',
  'mail.authenticatorRemoved.subject': 'The authenticator app was removed from your account',
  'mail.authenticatorRemoved.heading': 'Authenticator app removed',
  'mail.authenticatorRemoved.text': 'It was removed on {date}. Its recovery codes no longer work either.',
  'mail.twoStepOn.subject': 'Two-step sign-in is on',
  'mail.twoStepOn.heading': 'Two-step sign-in is on',
  'mail.twoStepOn.text': 'It was turned on for your account on {date}.',
  'mail.twoStepOff.subject': 'Two-step sign-in is off',
  'mail.twoStepOff.heading': 'Two-step sign-in is off',
  'mail.twoStepOff.text': 'It was turned off for your account on {date}. Your password alone is enough to sign in.',
  'mail.twoStepReset.subject': 'Your two-step sign-in has been reset',
  'mail.twoStepReset.heading': 'Two-step sign-in reset',
  'mail.twoStepReset.text':
    'An administrator of {organization} reset it on {date}. When you next sign in there, your code is sent by email.',
  'mail.recoveryCodesRenewed.subject': 'New recovery codes were created for your account',
  'mail.recoveryCodesRenewed.heading': 'New recovery codes',
  'mail.recoveryCodesRenewed.text': 'They were created on {date}. The old codes no longer work.',
  'mail.recoveryCodeUsed.subject': 'A recovery code of yours was used',
  'mail.recoveryCodeUsed.heading': 'Recovery code used',
  'mail.recoveryCodeUsed.text': {
    one: 'It was used on {date} and won’t work again. You have {count} code left.',
    other: 'It was used on {date} and won’t work again. You have {count} codes left.',
  },

  'mail.emailChangeOld.subject': 'Confirm the new email of your account',
  'mail.emailChangeOld.heading': 'A new email for your account',
  'mail.emailChangeOld.text':
    'On {date} we were asked to change the email of your account to {email}. It changes once both mailboxes have confirmed it.',
  'mail.emailChangeOld.advice':
    'If this wasn’t you, open the link and refuse. Then choose a new password: whoever asked knows your current one.',
  'mail.emailChangeOld.action': 'Confirm or refuse',
  'mail.emailChangeOld.expires': {
    one: 'The link can be used once within {count} hour.',
    other: 'The link can be used once within {count} hours.',
  },
  'mail.emailChangeObjection.subject': 'The email of your account is about to change',
  'mail.emailChangeObjection.heading': 'A new email for your account',
  'mail.emailChangeObjection.text':
    'On {date} an administrator of {organization} asked to change the email of your account to {email}.',
  'mail.emailChangeObjection.advice':
    'If you want this, there is nothing to do. If not, object before {until}: then nothing changes.',
  'mail.emailChangeObjection.action': 'Object',
  'mail.emailChangeNew.subject': 'Confirm your new email',
  'mail.emailChangeNew.heading': 'Is this your email?',
  'mail.emailChangeNew.text':
    'We were asked to make this the email of an account with {organization}. Please confirm that it is yours.',
  'mail.emailChangeNew.action': 'Confirm or refuse',
  'mail.emailChangeNew.expires': {
    one: 'The link can be used once within {count} hour.',
    other: 'The link can be used once within {count} hours.',
  },
  'mail.emailChangeTaken.subject': 'This email already has an account',
  'mail.emailChangeTaken.heading': 'This email already has an account',
  'mail.emailChangeTaken.text': 'We were asked to make this the email of another account with {organization}.',
  'mail.emailChangeTaken.advice':
    'That isn’t possible, because you already have an account with it. Nothing has changed. To use it elsewhere, delete this account or change its email first.',
  'mail.emailChangedOld.subject': 'The email of your account has changed',
  'mail.emailChangedOld.heading': 'The email of your account has changed',
  'mail.emailChangedOld.text': 'Since {date} it is {email}. Emails about your account are no longer sent here.',
  'mail.emailChangedOld.advice': 'If you don’t recognise this, tell {organization} at once.',
  'mail.emailChangedNew.subject': 'Your new email is active',
  'mail.emailChangedNew.heading': 'Your new email is active',
  'mail.emailChangedNew.text':
    'Since {date} you sign in with {email}. Your password is the same. You have been signed out on your other devices.',
  'mail.emailChangedNew.action': 'Sign in',

  'mail.invitation.subject': 'Invitation to {organization}',
  'mail.invitation.heading': 'You are invited',
  'mail.invitation.text': '{person} has invited you to learn with {organization}.',
  'mail.invitation.action': 'Accept invitation',
  'mail.invitation.expires': {
    one: 'The invitation is valid for {count} day.',
    other: 'The invitation is valid for {count} days.',
  },

  'mail.registrationReceived.subject': 'We have received your request',
  'mail.registrationReceived.heading': 'Thank you for registering',
  'mail.registrationReceived.text': 'An administrator will review your request. We will then email you.',

  'mail.approved.subject': 'Welcome to {organization}',
  'mail.approved.heading': 'Your account is ready',
  'mail.approved.text': 'Your request has been approved. You can sign in and start.',
  'mail.approved.action': 'Sign in',

  'mail.rejected.subject': 'About your request to join {organization}',
  'mail.rejected.heading': 'Your request was not approved',
  'mail.rejected.text': 'Unfortunately, your request to join was not approved.',
  'mail.rejected.reason': 'Reason: {reason}',

  'mail.newDevice.subject': 'New sign-in to your account',
  'mail.newDevice.heading': 'Was this you?',
  'mail.newDevice.text': 'Someone signed in to your account on a new device.',
  'mail.newDevice.device': 'Device: {device}',
  'mail.newDevice.time': 'Time: {time}',
  'mail.newDevice.place': 'Address: {address}',
  'mail.newDevice.hint': 'If this was you, you don’t need to do anything. If not, change your password.',
  'mail.newDevice.action': 'Check my account',

  'mail.announcement.subject': '{courseTitle}: {title}',
  'mail.announcement.heading': '{title}',
  'mail.announcement.intro': 'New announcement in “{courseTitle}” by {person}:',
  'mail.announcement.action': 'Read on the site',

  'mail.courseRequested.subject': 'Approval requested: {courseTitle}',
  'mail.courseRequested.heading': 'Approval requested',
  'mail.courseRequested.text': '{person} requested approval of “{courseTitle}”.',
  'mail.courseRequested.action': 'Review it',
  'mail.courseApproved.subject': 'Approved: {courseTitle}',
  'mail.courseApproved.heading': '“{courseTitle}” has been approved',
  'mail.courseApproved.text': 'You can publish it now.',
  'mail.courseApproved.action': 'Open in the studio',
  'mail.courseRejected.subject': 'Not approved: {courseTitle}',
  'mail.courseRejected.heading': '“{courseTitle}” hasn’t been approved',
  'mail.courseRejected.text': 'Read the comment, make the changes and request approval again.',
  'mail.courseRejected.reason': 'Comment: {reason}',
  'mail.courseRejected.action': 'Open in the studio',

  'mail.enrolled.subject': 'You are enrolled: {courseTitle}',
  'mail.enrolled.heading': 'Welcome to “{courseTitle}”',
  'mail.enrolled.text': 'You can start now and learn at your own pace.',
  'mail.enrolled.action': 'Start learning',

  'mail.report.subject': '{title}: {place}',
  'mail.report.heading': '{title}',
  'mail.report.text': 'As you asked, from the reports of {place}:',
  'mail.report.action': 'Open the report',

  'mail.digest.subject': { one: '{count} new notification', other: '{count} new notifications' },
  'mail.digest.heading': 'What’s new',
  'mail.digest.action': 'See all notifications',

  'mail.accountDeleted.subject': 'Your account has been deleted',
  'mail.accountDeleted.heading': 'Goodbye',
  'mail.accountDeleted.text': 'Your account has been deleted as you requested. Thank you for learning with us.',

  'mail.contact.subject': 'Message from {name}: {subject}',
  'mail.contact.heading': 'Message from the contact form',
  'mail.contact.from': 'From: {name} ({email})',

  'mail.subscription.subject': 'Confirm your subscription',
  'mail.subscription.heading': 'News from {organization}',
  'mail.subscription.text': 'Please confirm that you want to receive our newsletter.',
  'mail.subscription.action': 'Confirm',

  // Identity
  'mail.existingAccount.subject': 'You already have an account',
  'mail.existingAccount.heading': 'You already have an account',
  'mail.existingAccount.text': 'Someone tried to register with {organization} using this email.',
  'mail.existingAccount.advice':
    'An account with this email already exists. Register with its password, or choose a new one first.',
  'mail.existingAccount.action': 'Choose a new password',
  'mail.outbox.title': 'Outbox',
  'mail.outbox.hint': 'Emails sent here. Shown in the demo only.',
  'mail.outbox.empty': 'No emails yet.',
  'mail.outbox.choose': 'Choose an email to read it.',
  'mail.outbox.plainText': 'Plain text',
} as const satisfies EnglishMessages;
