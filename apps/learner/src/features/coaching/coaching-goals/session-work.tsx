import { FilesCard } from './files-card.tsx';
import { GoalsCard } from './goals-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { TasksCard } from './tasks-card.tsx';

interface SessionWorkProps {
  readonly coachingSessionId: number;
  readonly coachId: number;
  readonly learnerUserId: number;
  readonly side: 'LEARNER' | 'COACH';
}

/** Notes, files, goals and tasks of a session, for its learner and its coach. */
export function SessionWork({ coachingSessionId, coachId, learnerUserId, side }: SessionWorkProps) {
  const pair = side === 'COACH' ? { learnerUserId } : { coachId };
  return (
    <>
      <NotesCard coachingSessionId={coachingSessionId} side={side} />
      <FilesCard coachingSessionId={coachingSessionId} learnerUserId={side === 'COACH' ? learnerUserId : undefined} />
      <GoalsCard pair={pair} coachingSessionId={coachingSessionId} />
      <TasksCard pair={pair} coachingSessionId={coachingSessionId} />
    </>
  );
}
