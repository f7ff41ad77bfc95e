import { ChevronDown, X } from '@sullam/ui/base/icons.ts';
import { stickyHead } from '@sullam/ui/base/sticky-part.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { CourseGroup } from './course-groups.api.ts';

export interface SelectionBarProps {
  readonly count: number;
  readonly groups: readonly CourseGroup[];
  readonly pending: boolean;
  readonly onMove: (courseGroupId: number | null) => void;
  readonly onClear: () => void;
}

/** What can be done with those who are chosen, without drawing them: it stays in sight while the board scrolls. */
export function SelectionBar({ count, groups, pending, onMove, onClear }: SelectionBarProps) {
  const t = useT();
  const text = useAuthorText();
  return (
    <div ref={stickyHead} aria-live="polite" className={count > 0 ? 'sticky top-(--bar-height) z-10' : 'hidden'}>
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-2 rounded-lg bg-raised p-2 ps-4 shadow-8">
          <span className="me-auto text-sm font-medium">{t('course-groups.labels.selected', { count })}</span>
          <MenuButton
            label={t('course-groups.actions.moveTo')}
            labelled
            variant="outline"
            size="sm"
            endIcon={ChevronDown}
            disabled={pending || groups.length === 0}
            groups={[
              {
                id: 'groups',
                items: groups.map((group) => ({
                  id: String(group.courseGroupId),
                  label: text(group.name),
                  onAction: () => onMove(group.courseGroupId),
                })),
              },
            ]}
          />
          <Button variant="outline" size="sm" pending={pending} onClick={() => onMove(null)}>
            {t('course-groups.actions.takeOut')}
          </Button>
          <Button variant="ghost" size="sm" icon={X} onClick={onClear}>
            {t('common.actions.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}
