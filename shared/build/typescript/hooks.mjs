import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

/** Imports of TypeScript files leave their ending out, as bundlers allow it. */
export async function resolve(specifier, context, next) {
  if (specifier.startsWith('.') && context.parentURL?.endsWith('.ts')) {
    const path = fileURLToPath(new URL(`${specifier}.ts`, context.parentURL));
    if (existsSync(path)) return { url: pathToFileURL(path).href, shortCircuit: true };
  }
  return next(specifier, context);
}

/** Takes the types off. They are checked elsewhere. */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    filename,
    sourceMaps: 'inline',
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'es6' },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
