import { serveOnFreePorts } from '@back-office/shared/build/freePorts.mjs';
import { stageForNow, versionsAtHand } from '@back-office/shared/build/stage.mjs';
import { apps } from '@back-office/shared/build/workspace.mjs';

/**
 * One server of all origins for all tests, from copies of the builds: of the current source where they exist. The
 * workers get the folders and the addresses through the environment.
 */
export default async function globalSetup() {
  const versions = versionsAtHand();
  const missing = apps.filter(({ name }) => !(name in versions));
  if (missing.length > 0) {
    throw new Error(`Not built: ${missing.map(({ name }) => name).join(', ')}. Run "pnpm build" first.`);
  }
  const { folder, distFolders, remove } = stageForNow(versions);
  const { origins, close } = await serveOnFreePorts(distFolders);
  process.env['BACK_OFFICE_DIST'] = folder;
  process.env['BACK_OFFICE_ORIGINS'] = JSON.stringify(origins);
  return async () => {
    await close();
    remove();
  };
}
