import { startAreas, type AreaSource } from '../../../host/src/remotes/areas';
import type { Row } from '../../../host/src/remotes/row';
import { contractVersion, type CreateArea, type Slot } from '@back-office/shared/contract';
import { startHost } from '../../../host/src/startHost';

interface Remote extends Pick<Row, 'name' | 'title' | 'routes' | 'slots' | 'figures' | 'menu'> {
  readonly folder: string;
}

/** The remotes of the workspace, inserted by `buildPlain.mjs`. */
declare const REMOTES: readonly Remote[];

/** The product as one plain webpack build: same shell, same screens, each area a lazy chunk of the same bundle. */
const rows = REMOTES.map(({ name, title, routes, slots, figures, menu }) => ({
  name,
  title,
  version: 'plain',
  contract: contractVersion,
  container: name,
  entry: `${window.location.origin}/${name}`,
  routes,
  slots,
  figures,
  menu,
  preload: [],
}));

const folderOf = (name: string) => REMOTES.find((remote) => remote.name === name)?.folder;

// Without webpackExclude, webpack would search all installed packages for files that match the path.
const source: AreaSource = {
  rows: () => Promise.resolve({ rows, rejected: [] }),
  async loadArea({ name }): Promise<CreateArea> {
    const path = folderOf(name);
    return (await import(/* webpackExclude: /node_modules|dist/ */ `../../../${path}/src/public/routes.tsx`))
      .createArea;
  },
  async loadSlot({ name }): Promise<Slot> {
    const path = folderOf(name);
    return (await import(/* webpackExclude: /node_modules|dist/ */ `../../../${path}/src/public/widget.tsx`)).Widget;
  },
};

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element with the id "root".');
startHost({ element, areas: startAreas(source) });
