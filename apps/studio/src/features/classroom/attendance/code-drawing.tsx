import { cx } from '@sullam/ui/base/cx.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';

interface CodeDrawingProps {
  readonly path: string;
  readonly size: number;
  readonly className?: string;
}

/** The QR code, dark on white whatever the scheme: cameras want it so. */
export function CodeDrawing({ path, size, className }: CodeDrawingProps) {
  const t = useT();
  return (
    <svg
      role="img"
      aria-label={t('attendance.projector.code')}
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      shapeRendering="crispEdges"
      className={cx('rounded-lg bg-white', className)}
    >
      <path d={path} fill="#06111d" />
    </svg>
  );
}
