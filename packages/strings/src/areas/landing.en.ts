import type { EnglishMessages } from '../define.ts';

/** The public landing page. An organisation rewrites most of it in the studio. */
export const messages = {
  'landing.titles.page': 'Welcome',

  'landing.hero.title': 'Learn what matters, step by step',
  'landing.hero.text': '{Courses} made by people who know their field, in English and in Arabic.',
  'landing.hero.browse': 'Browse the {courses}',
  'landing.hero.register': 'Create a free account',
  'landing.hero.continue': 'Go on learning',
  'landing.hero.imageAlt': 'A learner at a desk by a window',

  'landing.courses.title': 'What you can learn',
  'landing.courses.text': 'A few {courses} to begin with.',
  'landing.courses.all': 'See all {courses}',
  'landing.categories.title': 'Find your field',
  'landing.paths.title': 'Paths that lead somewhere',
  'landing.paths.text': 'A specialization takes you through several {courses} in a good order.',
  'landing.paths.all': 'See all specializations',
  'landing.events.title': 'Coming events',
  'landing.events.all': 'See all events',
  'landing.coaches.title': 'People who help you on',
  'landing.coaches.all': 'Meet the coaches',

  'landing.steps.title': 'How it works',
  'landing.steps.findTitle': 'Find',
  'landing.steps.findText': 'Search by subject, language or length.',
  'landing.steps.learnTitle': 'Learn',
  'landing.steps.learnText': 'Read, watch and listen at your own pace, on any device.',
  'landing.steps.proveTitle': 'Finish',
  'landing.steps.proveText': 'See your progress at every step, to the very end.',

  'landing.figures.title': 'In figures',
  'landing.figures.courses': '{Courses}',
  'landing.figures.learners': '{Students}',
  'landing.figures.instructors': '{Instructors}',
  'landing.figures.hours': 'Hours of learning',

  'landing.voices.title': 'What people say',
  'landing.questions.title': 'Questions and answers',
  'landing.questions.costQuestion': 'What does it cost?',
  'landing.questions.costAnswer': 'The price stands on the page of each {course}. Many are free.',
  'landing.questions.languageQuestion': 'In which languages can I learn?',
  'landing.questions.languageAnswer':
    'The whole site is in English and Arabic. The language of each {course} is shown with it.',
  'landing.questions.paceQuestion': 'Can I learn at my own pace?',
  'landing.questions.paceAnswer': 'Yes. You can stop at any time and go on where you left off, on any device.',
  'landing.questions.helpQuestion': 'Who helps me if I get stuck?',
  'landing.questions.helpAnswer': 'Write to us by the form below. We answer as soon as we can.',

  'landing.call.title': 'Ready when you are',
  'landing.call.text': 'It takes a minute to create an account.',
  'landing.call.action': 'Get started',

  'landing.contact.title': 'Contact us',
  'landing.contact.name': 'Your name',
  'landing.contact.email': 'Your email',
  'landing.contact.subject': 'Subject',
  'landing.contact.message': 'Message',
  'landing.contact.send': 'Send message',
  'landing.contact.sent': 'Thank you. We will answer as soon as we can.',

  'landing.newsletter.title': 'Stay in touch',
  'landing.newsletter.text': 'New {courses} and events, about once a month.',
  'landing.newsletter.email': 'Email',
  'landing.newsletter.subscribe': 'Subscribe',
  'landing.newsletter.subscribed': 'You are on the list. Every letter has a link to leave it.',

  'landing.footer.learn': 'Learn',
  'landing.footer.organization': 'Organisation',
  'landing.footer.policies': 'Policies',
  'landing.footer.about': 'About us',
  'landing.footer.contact': 'Contact us',
  'landing.footer.privacy': 'Privacy policy',
  'landing.footer.terms': 'Terms of use',
  'landing.footer.ethics': 'Education ethics',
  'landing.footer.support': 'Technical support',
} as const satisfies EnglishMessages;
