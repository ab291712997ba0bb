import { mkdirSync, writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../workspace.mjs';

register('../typescript/hooks.mjs', import.meta.url);

/** Writes the schemas of the ledger port to `docs/ledger`, see `docs/connecting.md`. A test fails when they are outdated. */
const { ledgerFiles } = await import('../../src/ledger/http/jsonSchemas.ts');
for (const [path, content] of Object.entries(ledgerFiles())) {
  const file = join(workspaceRoot, 'docs/ledger', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, undefined, 2)}\n`);
}
