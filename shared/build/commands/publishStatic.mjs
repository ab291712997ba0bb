import { parseArgs } from 'node:util';
import { onFreePorts } from '../freePorts.mjs';
import { readLedgers, readModels } from '../headers.mjs';
import { checkSites } from '../publish/checkSites.mjs';
import { publish } from '../publish/publish.mjs';
import { readOrigins } from '../publish/sites.mjs';
import { ask, hasNginx, runNginx } from '../publish/tryNginx.mjs';
import { wasChecked } from '../release.mjs';
import { workspaceDist } from '../serve.mjs';

const usage = 'pnpm publish-static <folder> [--origin <app>=<origin>] … [--try-nginx]';

/**
 * `publish-static <folder> [--origin app=origin] … [--try-nginx]`: writes the live versions for any static server, see
 * `docs/deploying.md`, also for `BACK_OFFICE_LEDGER` and `BACK_OFFICE_MODEL`. `--try-nginx` runs an nginx with the written configuration on loopback and checks its answers.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { origin: { type: 'string', multiple: true, default: [] }, 'try-nginx': { type: 'boolean' } },
  });
  const [into, ...others] = positionals;
  if (!into || others.length > 0) throw new Error(`Which folder? ${usage}`);
  const distFolders = workspaceDist();
  const { sites, versions } = publish({
    into,
    distFolders,
    origins: readOrigins(values.origin),
    ledgers: readLedgers(),
    models: readModels(),
  });
  for (const { name, origin, apps } of sites) {
    console.log(`${into}/${name}${origin ? `  for ${origin}` : ''}`);
    for (const app of apps) console.log(`  ${app.folder}${versions[app.name]}  ${app.name}`);
  }
  const unchecked = Object.keys(versions).filter((name) => !wasChecked(distFolders[name], versions[name]));
  if (unchecked.length > 0) {
    console.log(`Live without the checks of a release, through pnpm start: ${unchecked.join(', ')}.`);
  }
  if (values['try-nginx']) await tryNginx(sites);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function tryNginx(sites) {
  if (!hasNginx()) throw new Error('nginx is not installed, so its configuration was not tried.');
  const { ports, end } = await onFreePorts(async (basePort) => {
    const ports = Object.fromEntries(sites.map(({ name }, index) => [name, basePort + index]));
    return { ports, end: await runNginx(sites, ports) };
  });
  try {
    const problems = await checkSites(sites, (site, path, options) => ask(ports[site], path, options));
    if (problems.length > 0) throw new Error(`nginx answers differently:\n${problems.join('\n')}`);
    console.log('nginx answers as it should.');
  } finally {
    await end();
  }
}
