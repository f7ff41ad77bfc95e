import type { EnglishMessages } from '../define.ts';

/** Menus, bars, guard pages and dialogs that surround every screen. */
export const messages = {
  'shell.titles.page': '{product} | {page}',
  'shell.titles.notFound': 'Page not found',
  'shell.titles.notAllowed': 'Access denied',
  'shell.titles.notAuthenticated': 'Sign-in required',

  'shell.landmarks.skip': 'Skip to content',
  'shell.landmarks.sideMenu': 'Side menu',
  'shell.landmarks.header': 'Main menu',
  'shell.landmarks.profile': 'Your account',

  'shell.menu.home': 'Home',
  'shell.bottom.label': 'Main places',
  'shell.bottom.home': 'Home',
  'shell.bottom.courses': 'My {courses}',
  'shell.bottom.explore': 'Explore',
  'shell.bottom.me': 'Me',
  'shell.menu.dashboard': '{Dashboard}',
  'shell.menu.courses': '{Courses}',
  'shell.menu.allCourses': 'All {courses}',
  'shell.menu.myCourses': 'My {courses}',
  'shell.menu.specializations': 'Specialisations',
  'shell.menu.events': 'Events',
  'shell.menu.allEvents': 'All events',
  'shell.menu.myEvents': 'My events',
  'shell.menu.groups': 'Groups',
  'shell.menu.checklist': 'Checklist',
  'shell.menu.about': 'About',
  'shell.menu.contact': 'Contact us',
  'shell.menu.favorites': 'Favourites',
  'shell.menu.notifications': 'Notifications',
  'shell.menu.announcements': 'Announcements',
  'shell.menu.expand': 'Expand menu',
  'shell.menu.collapse': 'Collapse menu',
  'shell.menu.open': 'Open menu',

  'shell.profile.open': 'Open account menu',
  'shell.profile.view': 'View profile',
  'shell.profile.activityLog': 'Activity log',
  'shell.profile.savedPosts': 'Saved posts',
  'shell.profile.myCertificates': 'My certificates',
  'shell.profile.userActivities': 'My activities',
  'shell.profile.switchOrganization': 'Switch organisation',
  'shell.profile.switchToAdmin': 'Go to administration',
  'shell.profile.switchToInstructor': 'Go to the studio',
  'shell.profile.switchToLearner': 'Go to my learning',
  'shell.profile.logout': 'Sign out',

  'shell.language.switchTo': 'العربية',
  'shell.language.label': 'Switch to Arabic',

  'shell.bar.login': 'Sign in',
  'shell.bar.register': 'Register',
  'shell.bar.search': 'Search',
  'shell.bar.organizationLogo': 'Logo of {organization}',
  'shell.bar.unread': { one: '{count} unread notification', other: '{count} unread notifications' },
  'shell.bar.noUnread': 'Notifications',
  'shell.bar.badgeOver': '{maximum}+',

  'shell.environment.label': 'Test environment',

  'shell.notAllowed.title': 'You don’t have access to this page',
  'shell.notAllowed.text': 'If you need access, ask an administrator of your organisation.',
  'shell.notAllowed.home': 'Home',

  'shell.notAuthenticated.code': '403',
  'shell.notAuthenticated.title': 'Sign in to see this page',
  'shell.notAuthenticated.text': 'This page is for members only. Sign in or create an account.',
  'shell.notAuthenticated.login': 'Sign in',
  'shell.notAuthenticated.register': 'Create account',

  'shell.notFound.title': 'Page not found',
  'shell.notFound.text': 'The address may be wrong, or the page may have moved.',
  'shell.notFound.home': 'Go to home page',

  'shell.failure.title': 'Something went wrong',
  'shell.failure.text': 'Reload the page. If that doesn’t help, try again in a few minutes.',
  'shell.failure.offline': 'No connection. Check your network and try again.',
  'shell.failure.newVersion': 'A new version is available.',

  'shell.completeProfile.title': 'Complete your profile',
  'shell.completeProfile.text': 'Your organisation needs a few more details before you continue.',
  'shell.completeProfile.action': 'Go to profile',

  'shell.banner.label': 'Featured event',
  'shell.banner.view': 'View details',
  'shell.banner.dismiss': 'Hide this event',

  'shell.instructorView.label': 'You are viewing this page as {theStudents} see it',
  'shell.instructorView.leave': 'Back to the studio',

  'shell.masquerade.label': 'Acting as {name}',
  'shell.masquerade.hint': 'Every action is recorded under both names.',
  'shell.masquerade.leave': 'Stop',

  'shell.signOn.going': 'Redirecting…',
  'shell.signOn.failed': 'This link has expired. Try again.',
  'shell.signOn.title': 'Sign in as {name}?',
  'shell.signOn.text':
    'You are signed in as {present}. The link you opened signs you out and signs in {name}. Continue only if you expected this.',
  'shell.signOn.replace': 'Sign in',

  'shell.footer.rights': '© {year} {organization}',

  'shell.connection.offline': 'You are offline.',
  'shell.connection.unreachable': 'The server can’t be reached.',
  'shell.connection.typed': 'What you typed stays on this page. Send it again once you are connected.',
  'shell.connection.stays': 'You are offline, so this page stays open. Try again once you are connected.',
  'shell.connection.since': 'Since {time}',
  'shell.connection.back': 'You are connected again.',

  'shell.session.ended': 'Your session has ended. Sign in again.',
} as const satisfies EnglishMessages;
