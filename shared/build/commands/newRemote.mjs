import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { declarationOf, remoteFiles } from '../newRemote.mjs';
import { apps, checkApps, workspaceRoot } from '../workspace.mjs';

/** `new-remote <name> [--title "Gift cards"] [--path /gift-cards]`: writes a small complete remote. */
const usage = 'pnpm new-remote <name> [--title "Gift cards"] [--path /gift-cards]';
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { title: { type: 'string' }, path: { type: 'string' } },
  });
  const [name, ...others] = positionals;
  if (!name) throw new Error(`Which name? ${usage}`);
  if (others.length > 0) throw new Error(`One name, without spaces: ${usage}`);
  const declaration = declarationOf(apps, { name, ...values });
  const folder = `remote-${name}`;
  checkApps([...apps, { folder, ...declaration }]);
  if (existsSync(join(workspaceRoot, folder))) throw new Error(`The folder ${folder} exists already.`);
  for (const [path, content] of Object.entries(remoteFiles(declaration))) {
    const file = join(workspaceRoot, folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  // Which lines are too long depends on the name.
  spawnSync('oxfmt', [folder], { cwd: workspaceRoot });
  console.log(`${folder} is written. Its screen is at ${declaration.routes[0]}, its port is ${declaration.port}.
What it declares to the shell is in ${folder}/area.json. Next:
  pnpm install
  pnpm dev --only ${name}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
