export { type AdditionRules, judge } from './addition-outcomes.ts';
export {
  Addition,
  AdditionBody,
  type AdditionNotice,
  type AdditionRow,
  AdditionRows,
  additionFields,
  CandidateQuery,
  Candidates,
  OwnAddition,
  PreviewBody,
  TakenBack,
} from './learner-additions.schemas.ts';
export {
  accountsFor,
  additionParameters,
  admitPeople,
  beginAddition,
  endAddition,
  findCandidates,
  findOwnAddition,
  UNDO_WITHIN,
} from './learner-additions.service.ts';
export { wishesOf, wishesOfPeople } from './requested-people.ts';
