import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { courseQuery } from '../../../parts/course.api.ts';
import { useAutoDrafts } from './course-drafts.ts';
import type { EditedCourse } from './course-editor.api.ts';

export interface Publishing {
  readonly course: EditedCourse | undefined;
  /** What can be published now; null: everything is out, or it isn't the reader's to publish. */
  readonly act: {
    readonly label: string;
    /** Of a course that is out already. */
    readonly isChange: boolean;
    readonly isPending: boolean;
    readonly run: () => void;
  } | null;
  /** Whether what is missing is being asked for. */
  readonly isAsking: boolean;
  readonly stopAsking: () => void;
}

/** Publishing a course or what has changed in it, for the button in the bar and for the palette. */
export function usePublishing(courseId: number): Publishing {
  const t = useT();
  const notify = useNotify();
  const course = useQuery(courseQuery(courseId)).data;
  const isOut = course?.status === 'PUBLISHED';
  const drafts = useAutoDrafts(courseId, isOut);
  const [isAsking, setAsking] = useState(false);
  const publishChanges = async () => {
    const waiting = await drafts.publish();
    if (waiting === undefined) return;
    notify(
      waiting > 0
        ? { tone: 'warning', text: t('builder.publish.someWait', { count: waiting }) }
        : { tone: 'success', text: t('studio.publishing.done') },
    );
  };
  const { canPublish = false, canRequestApproval = false } = course?.abilities ?? {};
  const mayAsk = course?.status === 'DRAFT' && (canPublish || canRequestApproval);
  const base = { course, isAsking, stopAsking: () => setAsking(false) };
  if (isOut && drafts.count > 0)
    return {
      ...base,
      act: {
        label: t('builder.publish.changes', { count: drafts.count }),
        isChange: true,
        isPending: drafts.isPending,
        run: () => void publishChanges(),
      },
    };
  if (!mayAsk) return { ...base, act: null };
  return {
    ...base,
    act: {
      label: t(canPublish ? 'builder.publish.short' : 'builder.publish.request'),
      isChange: false,
      isPending: false,
      run: () => setAsking(true),
    },
  };
}
