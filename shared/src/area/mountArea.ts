import type { AreaServices, CreateArea, Mount } from '@back-office/shared/contract';
import { createMount, type MountDefaults } from '@back-office/shared/area/frame';
import { loadOnce } from '../loading/loadOnce';
import type { FoundSource } from './lent';
import type { ImportEmbed } from './recovery';

/**
 * The `mount` of an area, for pages without the host, with a separate router, storage namespace and theme. Throws when
 * `element` is missing. Everything it creates is inside `element`, and `unmount` removes it.
 */
export function mountArea(createArea: CreateArea, defaults: MountDefaults, embed = importEmbed): Mount {
  return createMount(createArea, defaults, { importEmbed: embed, findSource, damagedValues });
}

declare const __webpack_public_path__: string | undefined;

const importEmbed: ImportEmbed = (attempt) => {
  if (typeof __webpack_public_path__ === 'undefined') return Promise.reject(new Error('This build has no embed.js.'));
  const url = `${__webpack_public_path__}embed.js${attempt > 1 ? `?retry=${attempt}` : ''}`;
  return import(/* webpackIgnore: true */ url);
};

/** Finds a ledger that the page lends, or else the shop of this id in this browser; without both, the sample. */
async function findSource(ledger: AreaServices['ledger'], shopId: string | undefined): Promise<FoundSource> {
  if (!ledger && shopId !== undefined) {
    const { lentShop } = await import(/* webpackChunkName: "own-shop" */ '../shop/opened/lentShop');
    return lentShop(shopId);
  }
  const { formatOf } = await import('../ledger/port/lentFormat');
  return { format: await formatOf(ledger), open: () => ({ ledger }) };
}

const damagedValues = loadOnce(() =>
  import(/* webpackChunkName: "other-damaged-values" */ '../state/damaged/OtherDamagedValues').then(
    (part) => part.OtherDamagedValues,
  ),
);
