import { cx } from '@sullam/ui/base/cx.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { useStore } from '../base/store.ts';
import { useKit, useT, useUser } from '../kit-context.tsx';
import { ConnectionStrip } from './connection-strip.tsx';

const MasqueradeStrip = lazyPart(() => import('./view-strips.tsx').then((file) => file.MasqueradeStrip));
const InstructorViewStrip = lazyPart(() => import('./view-strips.tsx').then((file) => file.InstructorViewStrip));

/** Says on every screen when the server is away, when one acts as somebody else, or looks in as an instructor. */
export function ViewStrips() {
  const user = useUser();
  const { instructorView, connection } = useKit();
  const isInstructorView = useStore(instructorView);
  const isUp = useStore(connection) === 'up';
  return (
    <>
      {!isUp && <ConnectionStrip />}
      {user?.masquerader && <MasqueradeStrip />}
      {isInstructorView && <InstructorViewStrip />}
    </>
  );
}

/** On a phone a tab along the edge, no wider than the margin of the page: it covers nothing. */
const CORNER =
  'pointer-events-none fixed end-3 bottom-3 z-1200 max-md:end-0 max-md:top-1/2 max-md:bottom-auto max-md:rounded-e-none max-md:px-0 max-md:py-1.5 max-md:text-[10px] max-md:leading-3';

/** Names the environment where it isn't the one that counts; in a corner of the window unless it has a place of its own. */
export function EnvironmentLabel({ className }: { readonly className?: string }) {
  const t = useT();
  const { environmentLabel } = useKit().bootstrap;
  if (!environmentLabel) return null;
  return (
    <aside
      aria-label={t('shell.environment.label')}
      className={cx(
        // square and without an edge: it is no button
        'no-print w-fit rounded-sm bg-warning-soft px-2 py-0.5 text-xs font-medium text-warning-text',
        className ?? CORNER,
      )}
    >
      {/* the way of writing of the label itself, as it would turn the edges of what is placed */}
      <span className={className === undefined ? 'max-md:[writing-mode:vertical-rl]' : undefined}>
        {environmentLabel}
      </span>
    </aside>
  );
}

/** The first stop of the keyboard: past the bars, to the content. */
export function SkipLink() {
  const t = useT();
  return (
    <a
      href="#content"
      className="sr-only z-2600 rounded-sm bg-primary px-4 py-2 font-medium text-on-primary focus:not-sr-only focus:fixed! focus:start-3 focus:top-3"
    >
      {t('shell.landmarks.skip')}
    </a>
  );
}
