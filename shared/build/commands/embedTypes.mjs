import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace.mjs';

/**
 * `pnpm embed-types`: writes the types of `embed.js` as one file without imports, for pages outside of this workspace. Types
 * that are no longer those of the source are an error of `pnpm types` in `shared/src/area/embed/embed.ts`.
 */
const generator = createRequire(import.meta.url).resolve('dts-bundle-generator/dist/bin/dts-bundle-generator.js');
const shared = join(workspaceRoot, 'shared');
const into = join(shared, 'embed/embed.d.ts');

execFileSync(
  process.execPath,
  [
    generator,
    ...['--project', join(shared, 'tsconfig.json'), '--no-check', '--no-banner', '--inline-declare-global'],
    ...['--external-inlines', '@back-office/shared', '-o', into, join(shared, 'src/area/embed/published.ts')],
  ],
  { stdio: ['ignore', 'ignore', 'inherit'], cwd: shared },
);
