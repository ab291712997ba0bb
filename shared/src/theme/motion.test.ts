import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenRules } from './GlobalStyle';
import { keyframeRules } from './keyframes';

const workspace = join(import.meta.dirname, '../../..');
const apps = ['shared', 'host', 'remote-catalogue', 'remote-assistant', 'remote-reports', 'remote-learning'];

/** A transition or an animation with a duration that is no token. */
const ownDuration = /^ *(?:transition|animation)(?:-duration)?:.*\d(?:ms|s)\b/;

test('with reduced motion both durations are a millisecond, also where an integrator sets them', () => {
  const [, reduced] = tokenRules.split('(prefers-reduced-motion: reduce)');
  expect(reduced).toMatch(/--motion-fast: 1ms !important;\s+--motion: 1ms !important;/);
});

const sources = apps.flatMap((app) =>
  readdirSync(join(workspace, app, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') || name.endsWith('.tsx'))
    .map((name) => ({ file: join(app, 'src', name), text: readFileSync(join(workspace, app, 'src', name), 'utf8') })),
);

const tagged = ['keyframes', '`'].join('');

test('keyframes are part of the global style, so that none come later', () => {
  expect(keyframeRules).toContain('@keyframes back-office-rise { from { opacity: 0; translate: 0 8px; } }');
  const bringing = sources.filter(({ text }) => text.includes(tagged)).map(({ file }) => file);
  expect(bringing).toEqual([]);
});

test('what moves for a time of its own does so only without reduced motion', () => {
  const moving = sources.flatMap(({ file, text }) => {
    const lines = text.split('\n');
    return lines.flatMap((line, index) =>
      ownDuration.test(line) && !lines[index - 1]?.includes('(prefers-reduced-motion: no-preference)')
        ? [`${file}: ${line.trim()}`]
        : [],
    );
  });
  expect(moving).toEqual([
    // Has a look of its own with reduced motion.
    'shared/src/ui/ProgressBar.tsx: animation: ${keyframes.travel} 1400ms ease-in-out infinite;',
  ]);
});
