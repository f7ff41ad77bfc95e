import { cx } from '@sullam/ui/base/cx.ts';
import type { ReactNode } from 'react';
import { useOrganization, useScheme } from '../kit-context.tsx';

export interface OrganizationLogoProps {
  readonly alt: string;
  readonly className: string;
  /** A picture that this place shows instead, in both schemes. */
  readonly instead?: string | null;
  readonly isLazy?: boolean;
  /** What stands here where the organisation has no logo. */
  readonly children?: ReactNode;
}

/** The organisation's logo: in the dark the one drawn for it, else the usual one on a light plate. */
export function OrganizationLogo({ alt, className, instead, isLazy = false, children }: OrganizationLogoProps) {
  const { logoUrl, darkLogoUrl } = useOrganization();
  const isDark = useScheme() === 'dark';
  const ownForDark = isDark && !instead ? darkLogoUrl : null;
  const source = ownForDark ?? instead ?? logoUrl;
  if (!source) return children;
  return (
    <img
      src={source}
      alt={alt}
      {...(isLazy ? { loading: 'lazy' as const } : {})}
      className={cx(className, !ownForDark && 'logo-plate')}
    />
  );
}
