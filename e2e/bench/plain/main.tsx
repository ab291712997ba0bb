import type { AreaSource } from '../../../host/src/remotes/source';
import { contractVersion, type CreateArea, type Slot } from '@back-office/shared/contract';
import { areaNames, owners, type AreaName } from '@back-office/shared/routes';
import { startHost } from '../../../host/src/startHost';

/** The product as one plain webpack build: same shell, same screens, each area a lazy chunk of the same bundle. */
const areas: Readonly<Record<AreaName, () => Promise<{ readonly createArea: CreateArea }>>> = {
  catalogue: () => import('../../../remote-catalogue/src/public/routes'),
  assistant: () => import('../../../remote-assistant/src/public/routes'),
  reports: () => import('../../../remote-reports/src/public/routes'),
  learning: () => import('../../../remote-learning/src/public/routes'),
};

const rows = areaNames.map((name) => ({
  name,
  version: 'plain',
  contract: contractVersion,
  container: name,
  entry: `${window.location.origin}/${name}`,
  routes: [...owners[name]],
  slots: name === 'assistant' ? ['widget'] : [],
  preload: [],
}));

const source: AreaSource = {
  rows: () => Promise.resolve({ rows, rejected: [] }),
  loadArea: async ({ name }) => (await areas[name as AreaName]()).createArea,
  loadSlot: async (): Promise<Slot> => (await import('../../../remote-assistant/src/public/widget')).Widget,
};

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element with the id "root".');
startHost({ element, source });
