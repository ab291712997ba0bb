import type { AreaMenu, AreaMenuItem } from '@back-office/shared/contract';
import { activeEntry, isUnder } from '../routes/routes';

/** The menu that belongs to `path`, if one does. */
export function menuAt(menus: readonly AreaMenu[] | undefined, path: string): AreaMenu | undefined {
  return menus?.find(({ under }) => under.some((prefix) => isUnder(path, prefix)));
}

/** The one item that is lit at `path`, at whatever level of the menu it stands. */
export function currentItem({ entries }: AreaMenu, path: string): AreaMenuItem | undefined {
  return activeEntry(
    path,
    entries.flatMap((entry) => (entry.entries ? entry.entries : [entry])),
  );
}
