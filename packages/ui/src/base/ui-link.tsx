import { type ComponentType, createContext, type ReactNode, type Ref, use } from 'react';

/** What a link of the interface is given; an application's router link takes the same. */
export interface UiLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
  readonly id?: string | undefined;
  readonly role?: string | undefined;
  readonly lang?: string | undefined;
  readonly dir?: string | undefined;
  readonly target?: string | undefined;
  readonly rel?: string | undefined;
  readonly tabIndex?: number | undefined;
  readonly title?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-labelledby'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-current'?: 'page' | 'step' | 'date' | 'true' | undefined;
  readonly onClick?: ((event: React.MouseEvent<HTMLAnchorElement>) => void) | undefined;
  readonly onFocus?: (() => void) | undefined;
  readonly onPointerEnter?: (() => void) | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** The component that draws links; a plain `<a>` unless the application provides its router's. */
export const UiLinkContext = createContext<ComponentType<UiLinkProps> | 'a'>('a');

/** How places are gone to where a library draws the link itself. */
export interface UiNavigation {
  /** The address of a place, for the link. */
  readonly addressOf: (href: string) => string;
  readonly go: (href: string) => void;
}

/** The hook that knows how; none unless the application provides its router's. */
export const UiNavigationContext = createContext<() => UiNavigation | null>(() => null);

/** A link that goes through the application's router. */
export function UiLink(props: UiLinkProps) {
  const Link = use(UiLinkContext);
  return <Link {...props} />;
}
