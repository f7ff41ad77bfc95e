import type { Fault } from './fault.ts';

/** What a search has to find, and in which order. */
export const SEARCH_FAULTS: readonly Fault[] = [
  {
    name: 'A word with the Arabic article finds only titles that have it too',
    file: 'packages/domain/src/search-stem.ts',
    find: "word.replace(ARABIC_PREFIX, '').replace",
    replace: 'word.replace',
    tests: ['packages/domain/test/search-stem.test.ts'],
  },
  {
    name: 'Relatives of a word come before what holds the word',
    file: 'apps/server/src/modules/learning/catalogue/catalogue.reads.ts',
    find: "orderBy(better, 'desc')",
    replace: "orderBy(better, 'asc')",
    tests: ['apps/server/src/modules/operations/search/test/search.beyond-titles.test.ts'],
  },
  {
    name: 'Courses keep the old name of who teaches them',
    file: 'apps/server/src/modules/learning/courses/courses.module.ts',
    find: '[...courseNews, foundByNewName]',
    replace: 'courseNews',
    tests: ['apps/server/src/modules/operations/search/test/search.beyond-titles.test.ts'],
  },
  {
    name: 'What is only close to a word counts as the word',
    file: 'apps/server/src/modules/operations/search/search.service.ts',
    find: 'isNear: isNear && groups.length > 0',
    replace: 'isNear: false',
    tests: ['apps/server/src/modules/operations/search/test/search.beyond-titles.test.ts'],
  },
  {
    name: 'A text that only holds relatives of a word comes before the one that holds it',
    file: 'apps/server/migrations/0040-learning.sql',
    find: '(holds_word + rank / (rank + length))',
    replace: '(rank / (rank + length))',
    tests: ['apps/server/src/modules/operations/search/test/search.exact-words.test.ts'],
  },
  {
    name: 'Of many texts with a common word any are weighed, and not those that hold the word itself',
    file: 'apps/server/migrations/0040-learning.sql',
    find: 'steps || (a_strong[i] && a_words[i]) || a_words[i] || a_strong[i] || a_stems[i]',
    replace: 'steps || a_strong[i] || a_strong[i] || a_strong[i] || a_stems[i]',
    tests: ['apps/server/src/modules/operations/search/test/search.exact-words.test.ts'],
  },
  {
    name: "Texts of other people's courses take the place of those that somebody may read",
    file: 'apps/server/src/modules/learning/lessons/article-search.ts',
    find: 'await readableCourses(context, tx)',
    replace: 'null',
    tests: ['apps/server/src/modules/operations/search/test/search.exact-words.test.ts'],
  },
  {
    name: 'A search goes on finding what was found before a course changed',
    file: 'apps/server/src/modules/learning/catalogue/catalogue.reads.ts',
    find: 'declareCache<SearchKey, Finds>({\n  dependsOn: [',
    replace: 'declareCache<SearchKey, Finds>({\n  dependsOn: [] ?? [',
    tests: ['apps/server/src/modules/learning/catalogue/test/cached-cards.test.ts'],
  },
  {
    name: 'A search for cities does not find a course about cities',
    file: 'packages/domain/src/search-stem.ts',
    find: "[/(?<=.{3})ies$/, 'i']",
    replace: "[/(?<=.{3})ies$/, 'y']",
    tests: ['packages/domain/test/search-stem.test.ts'],
  },
];
