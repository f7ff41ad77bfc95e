import type { Demo } from '../support/demo.ts';

export async function find({ asInstructor }: Demo) {
  const { data } = await asInstructor<{ data: { rubricId: number }[] }>('course-rubrics?take=1');
  return { rubricId: data[0]?.rubricId ?? 0 };
}
