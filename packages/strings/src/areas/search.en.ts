import type { EnglishMessages } from '../define.ts';

/** Search over everything and the command palette. */
export const messages = {
  'search.titles.page': 'Search',
  'search.titles.palette': 'Go to',
  'search.fields.placeholder': 'Search {courses}, lessons, people…',
  'search.fields.palettePlaceholder': 'Where do you want to go?',
  'search.hints.minimum': { one: 'Type at least {count} character', other: 'Type at least {count} characters' },

  'search.groups.pages': 'Pages',
  'search.groups.actions': 'Actions',

  'search.words.grades': 'grades, marks, my grades, my marks, scores, results, transcript',
  'search.words.certificates': 'certificates, diplomas, awards',
  'search.words.progress': 'progress, my progress, statistics, how far I am',
  'search.words.calendar': 'calendar, due, due dates, deadlines, schedule, timetable, agenda, to do',
  'search.words.checklist': 'checklists, tasks, onboarding, to do',
  'search.words.favorites': 'favorites, favourites, saved, liked, wish list',
  'search.words.catalogue': 'catalogue, catalog, browse, explore, find something to learn',
  'search.words.profile': 'profile, my profile, account, name, photo, picture, phone, details',
  'search.words.security':
    'password, change password, forgot password, email, e-mail, two-factor, 2FA, sessions, devices, sign-in',
  'search.words.notifications': 'notifications, alerts, messages, unread',
  'search.words.notificationSettings': 'notifications, notification settings, emails, e-mails, reminders, alerts',
  'search.words.preferences': 'preferences, settings, language, appearance, theme, dark mode, sounds, hints, goal',
  'search.words.account': 'delete account, close account, remove account',
  'search.words.language': 'language, translate',
  'search.words.scheme': 'theme, dark mode, light mode',
  'search.words.signOut': 'log out, logout, sign off',

  'search.counts.results': { one: '{count} result', other: '{count} results' },
  'search.labels.inCourse': 'in {title}',
  'search.actions.allResults': 'See all results',
  'search.empty.title': 'No results for “{query}”',
  'search.empty.paletteHint': 'Check the spelling, or try fewer words.',
  'search.empty.hint': 'Check the spelling, try fewer words, or look through everything there is.',
  'search.near.hint': 'Nothing matches “{query}” exactly. These come close:',
  'search.empty.start': 'What are you looking for?',
} as const satisfies EnglishMessages;
