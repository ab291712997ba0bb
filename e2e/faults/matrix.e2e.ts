import { expect, test } from 'playwright/test';
import { runSample } from '../matrix/sample.mjs';

/** A sample of `pnpm matrix`: faults made on the network, one of each kind, each remote once. */
for (const [area, faultName, isOpen] of [
  ['assistant', 'registry hangs', false],
  ['reports', 'effect throws', true],
  ['catalogue', 'shared chunk', false],
  ['catalogue', 'all chunks are cut', false],
  ['learning', 'origin refused', true],
] as const) {
  test(`${area}, ${isOpen ? 'open' : 'fresh'} page: ${faultName}`, async ({ browser }) => {
    expect(await runSample({ browser, area, faultName, isOpen })).toBe('ok');
  });
}
