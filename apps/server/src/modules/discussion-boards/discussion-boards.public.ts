/** Views of its tables that others may read. */
export const VIEWS = ['boards_of_courses'] as const;

export { accessBoard } from './discussion-boards.access.ts';
export { demoBoards, type LoadedBoard } from './discussion-boards.demo.ts';
export { HOST } from './discussion-boards.reads.ts';
export { findAsked, findBoardOfLesson } from './discussion-boards.repository.ts';
export { BoardParams } from './discussion-boards.schemas.ts';
export { boardChanged, boardPublished } from './discussion-boards.signals.ts';
export { readContributions } from './participation.reads.ts';
