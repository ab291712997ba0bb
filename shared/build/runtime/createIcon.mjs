import { createElement } from 'react';

/** Makes the components of lucide's icons, in place of lucide's own function, which can do more than any screen needs. */
export default function createIcon({ name, node }) {
  return function Icon({ size = 24, color = 'currentColor', className = '', ...attributes }) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`.trim(),
        'aria-hidden': attributes['aria-label'] === undefined ? true : undefined,
        ...attributes,
      },
      node.map(([tag, shape]) => createElement(tag, shape)),
    );
  };
}
