import { cx } from '@sullam/ui/base/cx.ts';
import { Keyboard, Pencil } from '@sullam/ui/base/icons.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useStoredFlag } from '@sullam/web-kit/base/use-stored-flag.ts';
import { pageMetaOf } from '@sullam/web-kit/guard/page-meta.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { RouteTitle } from '@sullam/web-kit/router/page-title.tsx';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import {
  CommandCenter,
  type PaletteAction,
  type PaletteState,
  useCommandCenter,
} from '@sullam/web-kit/shell/command-center.tsx';
import { useContentFocus } from '@sullam/web-kit/shell/content-focus.ts';
import { SessionGate } from '@sullam/web-kit/shell/session-gate.tsx';
import { EnvironmentLabel, SkipLink, ViewStrips } from '@sullam/web-kit/shell/strips.tsx';
import { useDrawer } from '@sullam/web-kit/shell/use-drawer.ts';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useMatches } from '@tanstack/react-router';
import { iconOf } from '../menu-icons.gen.ts';
import { BarPlacesProvider, useBarPlaces } from '../parts/bar-places.tsx';
import { KeysProvider, useKeyMap, useKeysHelp } from '../parts/keys.tsx';
import { isMarking, waitingQuery } from '../parts/waiting.api.ts';
import { BottomBar } from './bottom-bar.tsx';
import { FoldButton } from './fold-button.tsx';
import { FrameKeys } from './frame-keys.tsx';
import { PageBreadcrumbs } from './page-breadcrumbs.tsx';
import { SideMenu } from './side-menu.tsx';
import { StudioBar } from './studio-bar.tsx';
import { type StudioMenu, useStudioMenu } from './use-studio-menu.ts';

const NavigationDrawer = lazyPart(() => import('./navigation-drawer.tsx').then((file) => file.NavigationDrawer));
const KeysDialog = lazyPart(() => import('../parts/keys-dialog.tsx').then((file) => file.KeysDialog));

const IN_ORDER: ReadonlySet<string> = new Set(['pending', 'success']);

/** The workshop around its screens: denser than the learner application, the same family. */
export function Frame() {
  const menu = useStudioMenu();
  // what stands in its place where it may not be seen needs the bar
  const isWorkspace = useMatches({
    select: (matches) => pageMetaOf(matches).isWorkspace && matches.every(({ status }) => IN_ORDER.has(status)),
  });
  // for the wall of a room: the page alone, once it is sure that it may be seen
  const isAlone = useMatches({
    select: (matches) => {
      const { hidesBar, hidesMenu } = pageMetaOf(matches);
      return hidesBar && hidesMenu && matches.every(({ status }) => IN_ORDER.has(status));
    },
  });
  const drawer = useDrawer();
  const { palette, ...center } = useCommandCenter();
  const [isRail, setRail] = useStoredFlag('studio-menu-rail', false);
  useContentFocus();
  const entry = menu.places.find(({ id }) => id === menu.activeId);
  if (isAlone)
    return (
      <SessionGate>
        <RouteTitle />
        <ViewStrips />
        <main id="content" tabIndex={-1} className="outline-none">
          <Outlet />
        </main>
      </SessionGate>
    );
  return (
    <SessionGate>
      <KeysProvider>
        <BarPlacesProvider>
          <SkipLink />
          <RouteTitle />
          <FrameKeys menu={menu} onFold={() => setRail(!isRail)} />
          <div className="no-print sticky top-0 z-1100">
            <ViewStrips />
            <StudioBar
              drawer={NavigationDrawer}
              trail={<PageBreadcrumbs entry={entry} />}
              onOpenDrawer={drawer.open}
              onOpenPalette={center.open}
              makes={menu.makes}
            />
          </div>
          {/* a workspace takes the place of the menu too */}
          <div
            className={cx(
              'group/frame md:grid md:has-[[data-workspace]]:grid-cols-[minmax(0,1fr)]',
              isRail ? 'md:grid-cols-[56px_minmax(0,1fr)]' : 'md:grid-cols-[220px_minmax(0,1fr)]',
            )}
          >
            <aside className="no-print sticky top-(--bars-height) flex h-[calc(100vh-var(--bars-height))] flex-col border-e border-line bg-surface group-has-[[data-workspace]]/frame:hidden max-md:hidden">
              <div className="min-h-0 flex-1 overflow-y-auto">
                <SideMenu menu={menu} isRail={isRail} />
              </div>
              {/* in its place from the first moment on, and over no line of the menu, however long that becomes */}
              <div className="p-2">
                {!isRail && <EnvironmentLabel className="m-2" />}
                <FoldButton isRail={isRail} onFold={() => setRail(!isRail)} />
              </div>
            </aside>
            <main
              id="content"
              data-workspace={isWorkspace || undefined}
              tabIndex={-1}
              className="min-w-0 pb-(--foot-height) outline-none max-md:min-h-[calc(100dvh-var(--bars-height))]"
            >
              <div className="no-print page-gutter pt-3 empty:hidden md:hidden group-has-[[data-workspace]]/frame:hidden">
                <PageBreadcrumbs entry={entry} onlyInside />
              </div>
              <Outlet />
            </main>
            <EnvironmentLabel className="mx-auto mb-4 group-has-[[data-workspace]]/frame:hidden md:hidden" />
          </div>
          {drawer.wasOpened && <NavigationDrawer open={drawer.isOpen} onClose={drawer.close} menu={menu} />}
          {center.opening}
          {center.wasOpened && <StudioPalette menu={menu} palette={palette} />}
          <BottomBar menu={menu} onMore={drawer.open} more={NavigationDrawer} />
          <KeysHelp />
        </BarPlacesProvider>
      </KeysProvider>
    </SessionGate>
  );
}

function KeysHelp() {
  const { isHelpOpen, setHelpOpen } = useKeyMap();
  return isHelpOpen && <KeysDialog onClose={() => setHelpOpen(false)} />;
}

interface StudioPaletteProps {
  readonly menu: StudioMenu;
  readonly palette: PaletteState;
}

/** The palette with what can be done where one is. */
function StudioPalette({ menu, ...state }: StudioPaletteProps) {
  const t = useT();
  const go = useGo();
  const text = useAuthorText();
  const showKeys = useKeysHelp();
  const { acts } = useBarPlaces();
  const works = useQuery({ ...waitingQuery(), enabled: false }).data?.data.filter(isMarking) ?? [];
  const keys: PaletteAction = { id: 'keys', label: t('studio.keys.title'), icon: Keyboard, run: showKeys };
  /** Outside of a course: what is to be marked, wherever. */
  const everywhere = {
    title: t('studio.palette.do'),
    actions: [
      ...works.map((work) => ({
        id: `mark ${work.path}`,
        label: t('studio.acts.mark', { count: work.count, title: text(work.title ?? {}) }),
        icon: Pencil,
        run: () => go(work.path),
      })),
      keys,
    ],
  };
  const inside = acts.current;
  const makes = (inside?.makes ?? []).map((make) => ({
    ...make,
    label: t('studio.acts.new', { kind: make.label }),
  }));
  const here = inside ? { title: inside.title, actions: [...inside.actions, ...makes, keys] } : everywhere;
  return (
    <CommandCenter
      application="studio"
      places={[...menu.places, ...menu.makes, ...menu.found]}
      iconOf={iconOf}
      here={() => here}
      {...state}
    />
  );
}
