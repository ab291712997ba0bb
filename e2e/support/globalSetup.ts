import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceDist } from '@back-office/shared/build/serve.mjs';
import { serveOnFreePorts } from './servers';

/** One server of the five origins for all tests, from what is built; the address reaches the workers by environment. */
export default async function globalSetup() {
  const missing = Object.entries(workspaceDist()).filter(([, folder]) => !existsSync(join(folder, 'area.json')));
  if (missing.length > 0) {
    throw new Error(`Not built: ${missing.map(([name]) => name).join(', ')}. Run "pnpm build" first.`);
  }
  const { origins, close } = await serveOnFreePorts();
  process.env['BACK_OFFICE_ORIGINS'] = JSON.stringify(origins);
  return close;
}
