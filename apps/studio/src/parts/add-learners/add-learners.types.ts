import type {
  LearnerAddition,
  LearnerAdditionBody,
  LearnerAdditionPreview,
  LearnerAdditionPreviewBody,
  LearnerAdditionRow,
  LearnerCandidates,
} from '@sullam/api-client/schema.gen.ts';

export type AdditionRow = LearnerAdditionRow;
export type Candidate = LearnerCandidates['data'][number];

/** What people are added to: a course or an event. */
export interface AdditionCalls {
  /** Tells caches of one from those of another. */
  readonly key: string;
  readonly find: (search: string) => Promise<LearnerCandidates>;
  readonly preview: (body: LearnerAdditionPreviewBody) => Promise<LearnerAdditionPreview>;
  readonly add: (body: LearnerAdditionBody) => Promise<LearnerAddition>;
  readonly undo: (learnerAdditionId: number) => Promise<{ removed: number }>;
  /** Lists that show who is in are asked for again. */
  readonly forget: () => Promise<unknown>;
}
