import { reachOf } from '@sullam/domain/publication.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { courseQuery } from '../course-editor/course-editor.api.ts';

export interface ShownWordsProps {
  readonly courseId: number;
  /** Something was published. */
  readonly isWritten: boolean;
}

/** Who sees a text of which nothing is kept back. In a course that is a draft nobody does; before anything is written: that it saves itself. */
export function ShownWords({ courseId, isWritten }: ShownWordsProps) {
  const t = useT();
  // the frame of the course has it
  const course = useQuery({ ...courseQuery(courseId), enabled: false }).data;
  if (!isWritten) return t('builder.editor.savesItself');
  return t(reachOf(course?.status) === 'WAITS_FOR_COURSE' ? 'builder.editor.shownLater' : 'builder.editor.shown');
}
