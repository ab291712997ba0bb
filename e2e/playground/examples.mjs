import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { build } from 'vite';
import rspackPage from './react18-rspack/rspack.config.mjs';
import vitePage from './vue3-vite/vite.config.mjs';

/** The files that the guide shows as they are. */
export const shownFiles = ['react18-rspack/page.jsx', 'vue3-vite/App.vue'].map((file) =>
  join(import.meta.dirname, file),
);

/** Builds the pages that use a framework and a bundler. */
export async function buildPages(into) {
  const [react, vue] = ['react', 'vue'].map((name) => join(into, name));
  const compiler = rspack({ ...rspackPage, output: { ...rspackPage.output, path: react } });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  await promisify(compiler.close.bind(compiler))();
  await build({ ...vitePage, configFile: false, logLevel: 'warn', build: { outDir: vue, emptyOutDir: true } });
  return [
    { area: 'catalogue', folder: react },
    { area: 'reports', folder: vue },
  ];
}

/** Starts the ledger of `docs/connecting.md` on a free port. */
export async function startLedger() {
  const program = join(import.meta.dirname, '../../docs/examples/ledger.mjs');
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0' },
  });
  process.once('exit', () => child.kill());
  const [line] = await once(child.stdout, 'data');
  return {
    url: String(line).trim(),
    async stop() {
      const end = once(child, 'exit');
      child.kill();
      await end;
    },
  };
}
