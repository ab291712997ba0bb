import { createMount, type MountDefaults } from '@back-office/shared/area/frame';
import type { CreateArea, Mount } from '@back-office/shared/contract';
import { loadOnce } from '../loading/loadOnce';
import { findSource } from './findSource';
import { importEmbed } from './importEmbed';

const damagedValues = loadOnce(() =>
  import(/* webpackChunkName: "other-damaged-values" */ '../state/damaged/OtherDamagedValues').then(
    (part) => part.OtherDamagedValues,
  ),
);

/**
 * The `mount` of an area, for pages without the host, with a separate router, storage namespace and theme. Throws when
 * `element` is missing. Everything it creates is inside `element`, and `unmount` removes it.
 */
export function mountArea(createArea: CreateArea, defaults: MountDefaults, embed = importEmbed): Mount {
  return createMount(createArea, defaults, { importEmbed: embed, findSource, damagedValues });
}
