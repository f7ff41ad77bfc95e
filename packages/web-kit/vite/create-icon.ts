import { createElement, type ReactNode, type SVGProps } from 'react';

/** A drawing as the icon library keeps it. */
interface IconData {
  readonly name: string;
  readonly size?: number;
  readonly node: readonly (readonly [tag: string, attributes: { readonly key?: string }])[];
}

interface DrawingProps extends SVGProps<SVGSVGElement> {
  readonly size?: number;
}

/** Makes the component of an icon: what the library's own maker does, without contexts and tables of names. */
function createIcon({ name, size: side = 24, node }: IconData) {
  const children = node.map(([tag, attributes], index): ReactNode => {
    const { key: _key, ...rest } = attributes;
    return createElement(tag, { ...rest, key: index });
  });
  return ({ size = 24, className, ...rest }: DrawingProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${side} ${side}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
      },
      children,
    );
}

// the drawings import it by this name
export { createIcon as default };
