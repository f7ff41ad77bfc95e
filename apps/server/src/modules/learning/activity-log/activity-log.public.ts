export { type LoggedFacts, type LogReader, loggedFacts } from './logged-facts.ts';
