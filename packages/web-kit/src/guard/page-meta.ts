import type { RouteAccess } from '@sullam/domain/route-access.ts';
import type { Area, MessageKey } from '@sullam/strings/areas.ts';
import type { FunctionComponent } from 'react';

/** A menu that takes the place of the application's own beside the pages of one thing. */
export type SideMenu = FunctionComponent<{
  /** Drawn without words. */
  readonly isRail?: boolean;
  readonly onNavigate?: (() => void) | undefined;
}>;

/** What a route says about its page; the guard, the shell and the menus read it. */
export interface PageMeta {
  /** The page's name in the title; without one the default title stands. */
  titleKey?: MessageKey;
  /** Who may see it; unless noted, a signed-in reader. */
  access?: RouteAccess;
  /** Areas of the wording that the screen needs besides those of the shell. */
  areas?: readonly Area[];
  /** Shows nothing, but leads on to another page. */
  leadsOn?: boolean;
  /** A page of its own: without side menu, without app bar. */
  hidesMenu?: boolean;
  hidesBar?: boolean;
  /** It has the whole window, with a bar of its own that leads back; nothing else is drawn while it is on its way. */
  isWorkspace?: boolean;
  /** Nothing is advertised beside it: one works there, or on a phone there is no room. */
  hidesBanner?: boolean | 'on-phones';
  /** Its document may ask for the camera; those of all other pages may not. */
  usesCamera?: boolean;
  /** Nobody may record what is done there: exams, payments. Its document never has the session replay. */
  isConfidential?: boolean;
  /** Stands beside it and beside the pages below it, in place of the application's menu. */
  sideMenu?: () => Promise<SideMenu>;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageMeta {}
}

/** The meta of a matched way from the root to the page: the innermost says most, the outer ones what it leaves open. */
export function pageMetaOf(matches: readonly { staticData: PageMeta }[]): PageMeta {
  const areas = matches.flatMap(({ staticData }) => staticData.areas ?? []);
  const access = matches.map(({ staticData }) => staticData.access).reduce(within, undefined);
  const said = Object.assign({}, ...matches.map(({ staticData }) => staticData)) as PageMeta;
  return { ...said, areas, ...(access ? { access } : {}) };
}

/** A page inside another asks for what that asks for too: its features, and its permissions unless it has its own. */
function within(outer: RouteAccess | undefined, inner: RouteAccess | undefined): RouteAccess | undefined {
  if (!outer || !inner) return inner ?? outer;
  const features = [...new Set([...(outer.features ?? []), ...(inner.features ?? [])])];
  const memberPermissions = inner.memberPermissions ?? outer.memberPermissions;
  return {
    ...inner,
    ...(features.length > 0 ? { features } : {}),
    ...(memberPermissions ? { memberPermissions } : {}),
  };
}
