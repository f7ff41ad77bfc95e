export { CoachingFigures } from './coaching-figures.tsx';
export { Decisions } from './decisions.tsx';
export { UtilisationTable } from './utilisation-table.tsx';
