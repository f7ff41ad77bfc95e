import type { Demo } from '../support/demo.ts';

/** A checklist of the demo's learner, and the item on it that waits for approval. */
interface Checklists {
  checklistId: number;
  studentChecklistId: number;
  studentChecklistItemId: number;
}

interface Found {
  checklistId: number;
  items: { studentChecklistItemId: number; state: string }[];
}

async function findChecklists({ asLearner }: Demo): Promise<Checklists> {
  const { data } = await asLearner<{ data: { studentChecklistId: number }[] }>('student-checklists');
  for (const { studentChecklistId } of data) {
    const { checklistId, items } = await asLearner<Found>(`student-checklists/${studentChecklistId}`);
    const waiting = items.find(({ state }) => state === 'WAITING');
    if (waiting) return { checklistId, studentChecklistId, studentChecklistItemId: waiting.studentChecklistItemId };
  }
  throw new Error("The demo's learner has no checklist on which something waits.");
}

export const find = async (demo: Demo) => ({ checklists: await findChecklists(demo) });
