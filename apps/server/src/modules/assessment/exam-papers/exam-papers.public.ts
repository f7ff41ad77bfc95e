export { drawAttempt } from './draw-attempt.reads.ts';
export { SectionHeading } from './exam-paper.schemas.ts';
export { askedQuestion } from './learner-paper.ts';
export { isOneWay, oneWayFrom, type Paper, type PaperQuestion, type PaperSection } from './paper.ts';
export {
  filesOf,
  mediaIdsOf,
  pictureOf,
  presentInstructions,
  presentLocalized,
  presentQuestion,
} from './present-question.ts';
