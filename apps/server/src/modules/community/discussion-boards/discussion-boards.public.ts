/** Views of its tables that others may read. */
export const VIEWS = ['boards_of_courses'] as const;

export { isBoardOfCourse, readBoards } from './board-cases.reads.ts';
export { boardMarks } from './board-rubric.ts';
export { accessBoard, accessBoards } from './discussion-boards.access.ts';
export { demoBoards } from './discussion-boards.demo.ts';
export { HOST } from './discussion-boards.reads.ts';
export { findAsked, findBoardOfLesson, lockBoard } from './discussion-boards.repository.ts';
export { BoardParams } from './discussion-boards.schemas.ts';
export { boardChanged } from './discussion-boards.signals.ts';
export { readContributions } from './participation.reads.ts';
