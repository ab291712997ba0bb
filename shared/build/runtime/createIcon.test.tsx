import { render } from '@testing-library/react';
import { createLucideIcon } from 'lucide-react';
import createIcon from './createIcon.mjs';

const name = 'x';
const node: [string, Record<string, string>][] = [
  ['path', { d: 'M18 6 6 18', key: '1bl5f8' }],
  ['circle', { cx: '12', cy: '12', r: '3', key: '1v7zrd' }],
];

test.each([
  {},
  { size: 16, strokeWidth: 1.75, 'aria-hidden': true },
  { className: 'own', color: 'var(--text)', style: { marginTop: 2 } },
  { 'aria-label': 'Locked', 'data-part': 'lock' },
] as const)('an icon with %j is drawn as lucide draws it', (props) => {
  const [Ours, Theirs] = [createIcon({ name, node }), createLucideIcon(name, node)];
  const [ours, theirs] = [<Ours key="ours" {...props} />, <Theirs key="theirs" {...props} />].map(
    (icon) => render(icon).container,
  );
  expect(ours?.innerHTML).not.toBe('');
  expect(ours?.firstElementChild?.isEqualNode(theirs?.firstElementChild ?? null)).toBe(true);
});
