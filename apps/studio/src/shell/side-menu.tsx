import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import type { SideMenu as SideMenuPart } from '@sullam/web-kit/guard/page-meta.ts';
import { pageMetaOf } from '@sullam/web-kit/guard/page-meta.ts';
import { useMatches } from '@tanstack/react-router';
import { type ComponentProps, createElement } from 'react';
import { SideNavigation, type SideNavigationProps } from './side-navigation.tsx';

type MenuProps = ComponentProps<SideMenuPart>;
type Load = () => Promise<SideMenuPart>;

const waiting = (
  <div className="p-4">
    <SkeletonText lines={8} />
  </div>
);

const parts = new Map<Load, (props: MenuProps) => React.ReactNode>();

/** Each menu of a thing comes in a chunk of its own, asked for once. */
function partOf(load: Load) {
  const part = parts.get(load) ?? lazyPart<MenuProps>(load, waiting);
  parts.set(load, part);
  return part;
}

/** What stands beside the page: the menu of the thing that one is in, else that of the studio. */
export function SideMenu(props: SideNavigationProps) {
  const load = useMatches({ select: (matches) => pageMetaOf(matches).sideMenu });
  const { isRail = false, onNavigate } = props;
  return load ? createElement(partOf(load), { isRail, onNavigate }) : <SideNavigation {...props} />;
}
