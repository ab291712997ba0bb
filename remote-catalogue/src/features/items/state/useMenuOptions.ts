import { useDeferredValue, useMemo } from 'react';
import { useItems, useIsOwnShop } from '../../../state/items';

const sampleMenus = ['All-day menu', 'Online menu', 'Catering menu'];

/** The menus of the merchant's items, and in the sample shop also suggestions. Others can be entered. */
export function useMenuOptions() {
  // All items are asked, which must not delay what says that one of them is saved.
  const items = useDeferredValue(useItems().items);
  const isOwn = useIsOwnShop();
  return useMemo(() => {
    const names = new Set(isOwn ? [] : sampleMenus);
    for (const { menus = [] } of items) for (const name of menus) names.add(name);
    return [...names].map((name) => ({ value: name, label: name }));
  }, [items, isOwn]);
}
