import { ApiError } from '@sullam/api-client/api-error.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { type Outline, useReorderOutline } from './builder.api.ts';
import { lessonKey, sectionKey } from './outline-keys.ts';
import { movedTo, orderOf, stepped } from './outline-moves.ts';
import { reordered, type TreeOrder } from './outline-order.ts';
import type { RowMoves } from './outline-row.tsx';

interface Options {
  /** All of it, with what can still be taken back. */
  readonly outline: Outline;
  /** What is shown of it. */
  readonly shown: Outline;
  /** Nothing moves for now. */
  readonly isStill: boolean;
  readonly onSaved: () => void;
  /** A row went to another place; its module is open from then on. */
  readonly onMoved: (id: string, sectionId: string | undefined) => void;
}

/** Moves rows of an outline: shown at once, saved on the version that was read, taken back when that is refused. */
export function useRowMoves({ outline, shown, isStill, onSaved, onMoved }: Options) {
  const t = useT();
  const notify = useNotify();
  const textOf = useAuthorText();
  const reorder = useReorderOutline(outline.courseId);
  const order = orderOf(shown);
  const move = (next: TreeOrder) => {
    const moved = reordered(outline, next);
    const body = {
      version: outline.version,
      sections: moved.sections.map(({ courseSectionId, subsections }) => ({
        courseSectionId,
        subsectionIds: subsections.map(({ courseSubsectionId }) => courseSubsectionId),
      })),
    };
    reorder.mutate(
      { body, next: moved },
      {
        onSuccess: onSaved,
        onError: (error) =>
          notify({
            tone: 'warning',
            text: error instanceof ApiError && error.status !== 409 ? error.message : t('builder.outline.conflict'),
          }),
      },
    );
  };
  const moveRow = (id: string, next: TreeOrder | undefined) => {
    if (!next || isStill || reorder.isPending) return;
    move(next);
    onMoved(id, next.find(({ children }) => children.includes(id))?.id);
  };
  return {
    isPending: reorder.isPending,
    /** Saves the order that the tree hands back. */
    move,
    /** One step up (-1) or down (1). */
    step: (id: string, by: -1 | 1) => moveRow(id, stepped(order, id, by)),
    /** Where a row can go without being dragged. */
    movesOf(id: string): RowMoves {
      const up = stepped(order, id, -1);
      const down = stepped(order, id, 1);
      const others = id.startsWith('s')
        ? []
        : shown.sections.filter((section) => !section.subsections.some((lesson) => lessonKey(lesson) === id));
      return {
        up: up && (() => moveRow(id, up)),
        down: down && (() => moveRow(id, down)),
        to: others.map((section) => ({
          id: sectionKey(section),
          name: textOf(section.title),
          move: () => moveRow(id, movedTo(order, id, sectionKey(section))),
        })),
      };
    },
  };
}
