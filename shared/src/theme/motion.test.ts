import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokenRules } from './GlobalStyle';

const workspace = join(import.meta.dirname, '../../..');
const apps = ['shared', 'host', 'remote-catalogue', 'remote-assistant', 'remote-reports', 'remote-learning'];

/** A transition or an animation with a duration that is no token. */
const ownDuration = /^ *(?:transition|animation)(?:-duration)?:.*\d(?:ms|s)\b/;

test('with reduced motion both durations are a millisecond, also where an integrator sets them', () => {
  const [, reduced] = tokenRules.split('(prefers-reduced-motion: reduce)');
  expect(reduced).toMatch(/--motion-fast: 1ms !important;\s+--motion: 1ms !important;/);
});

test('what moves for a time of its own does so only without reduced motion', () => {
  const files = apps.flatMap((app) =>
    readdirSync(join(workspace, app, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') || name.endsWith('.tsx'))
      .map((name) => join(app, 'src', name)),
  );
  const moving = files.flatMap((file) => {
    const lines = readFileSync(join(workspace, file), 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      ownDuration.test(line) && !lines[index - 1]?.includes('(prefers-reduced-motion: no-preference)')
        ? [`${file}: ${line.trim()}`]
        : [],
    );
  });
  expect(moving).toEqual([
    // Has a look of its own with reduced motion.
    'shared/src/ui/ProgressBar.tsx: animation: ${travel} 1400ms ease-in-out infinite;',
  ]);
});
