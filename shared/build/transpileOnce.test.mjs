import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import transpileOnce, { pitch } from './transpileOnce.mjs';

const ofRun = process.env.BACK_OFFICE_TRANSPILED;
beforeEach(() => {
  delete process.env.BACK_OFFICE_TRANSPILED;
});
afterAll(() => {
  if (ofRun) process.env.BACK_OFFICE_TRANSPILED = ofRun;
});

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

test('in a run of tests, a copy of a file gets what was made of the first, and another text does not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'back-office-transpile-'));
  const fileIn = (name) => {
    mkdirSync(join(folder, name));
    const resourcePath = join(folder, name, 'one.ts');
    writeFileSync(resourcePath, 'const one: number = 1;');
    return { resourcePath, addDependency: () => undefined };
  };
  try {
    const [first, early, late, changed] = ['first', 'early', 'late', 'changed'].map(fileIn);
    transpileOnce.call(early, 'const one = 1;');
    expect(pitch.call(late)).toBeUndefined();
    process.env.BACK_OFFICE_TRANSPILED = folder;
    transpileOnce.call(first, 'const one = 1;');
    expect(pitch.call(late)).toBe('const one = 1;');
    writeFileSync(changed.resourcePath, 'const one: number = 2;');
    expect(pitch.call(changed)).toBeUndefined();
  } finally {
    delete process.env.BACK_OFFICE_TRANSPILED;
    rmSync(folder, { recursive: true });
  }
});
