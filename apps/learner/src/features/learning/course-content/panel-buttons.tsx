import { PanelLeftClose, PanelLeftOpen, PanelRightClose, PanelRightOpen, Printer } from '@sullam/ui/base/icons.ts';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';

interface PanelsProps {
  readonly showsOutline: boolean;
  readonly showsSide: boolean;
  readonly onOutline: () => void;
  readonly onSide: () => void;
}

/** The buttons that show and hide what stands beside the lesson. */
export function PanelButtons({ showsOutline, showsSide, onOutline, onSide }: PanelsProps) {
  const t = useT();
  return (
    <div className="mb-4 flex items-center gap-1 max-md:hidden print:hidden">
      <IconButton
        icon={showsOutline ? PanelLeftClose : PanelLeftOpen}
        mirrored
        label={t(showsOutline ? 'course.frame.hideOutline' : 'course.frame.showOutline')}
        aria-expanded={showsOutline}
        onClick={onOutline}
      />
      <span className="flex-1" />
      <IconButton icon={Printer} label={t('common.actions.print')} onClick={() => window.print()} />
      <IconButton
        icon={showsSide ? PanelRightClose : PanelRightOpen}
        mirrored
        label={t(showsSide ? 'course.frame.hideResources' : 'course.frame.showResources')}
        aria-expanded={showsSide}
        onClick={onSide}
        className="max-lg:hidden"
      />
    </div>
  );
}
