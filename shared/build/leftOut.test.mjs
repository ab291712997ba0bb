import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linesLeftOut } from './leftOut.mjs';

test('what several tests left out for the same reason is said once; nothing is said if all ran', () => {
  const folder = mkdtempSync(join(tmpdir(), 'left-out-'));
  const file = join(folder, 'left-out.txt');
  expect(linesLeftOut(file)).toEqual([]);
  writeFileSync(file, 'No database.\nNo browser.\nNo database.\n');
  expect(linesLeftOut(file)).toEqual(['No database.', 'No browser.']);
  rmSync(folder, { recursive: true });
});
