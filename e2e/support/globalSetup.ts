import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceDist } from '@back-office/shared/build/serve.mjs';
import { serveOnFreePorts } from './servers.mjs';

/** One server of all origins for all tests, from the current builds. The workers get the addresses through the environment. */
export default async function globalSetup() {
  const missing = Object.entries(workspaceDist()).filter(([, folder]) => !existsSync(join(folder, 'area.json')));
  if (missing.length > 0) {
    throw new Error(`Not built: ${missing.map(([name]) => name).join(', ')}. Run "pnpm build" first.`);
  }
  const { origins, close } = await serveOnFreePorts();
  process.env['BACK_OFFICE_ORIGINS'] = JSON.stringify(origins);
  return close;
}
