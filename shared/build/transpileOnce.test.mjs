import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import transpileOnce, { pitch } from './transpileOnce.mjs';

test('a file is transpiled once, and again when its text is another one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'back-office-transpile-'));
  try {
    const dependencies = [];
    const loader = { resourcePath: join(folder, 'one.ts'), addDependency: (file) => dependencies.push(file) };
    writeFileSync(loader.resourcePath, 'const one: number = 1;');
    expect(pitch.call(loader)).toBeUndefined();
    expect(transpileOnce.call(loader, 'const one = 1;')).toBe('const one = 1;');
    expect(pitch.call(loader)).toBe('const one = 1;');
    expect(dependencies).toEqual([loader.resourcePath]);
    writeFileSync(loader.resourcePath, 'const one: number = 2;');
    expect(pitch.call(loader)).toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
