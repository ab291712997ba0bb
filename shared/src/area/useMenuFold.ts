import { useLayoutEffect, useState } from 'react';
import { layoutPixels } from '@back-office/shared/theme';
import { watchSize } from '@back-office/shared/ui';
import { useMenuChoice } from './useMenuChoice';

export interface MenuFold {
  readonly isFolded: boolean;
  /** Folds or unfolds the menu, from then on and on every screen. */
  readonly onToggle: () => void;
}

/** Around the content: the menu and the gutters of the screen. */
const aroundContent = layoutPixels.areaWidth + 2 * layoutPixels.gutter;
/** A scrollbar comes and goes with the height of the content. Without a reserve the menu would fold and unfold forever. */
const scrollbarWidth = 20;

/**
 * Whether the menu of an area is folded: by itself where it would leave the screen less than `needed` pixels, else as the
 * merchant chose. A choice is stored until the menu is again as it would be by itself.
 */
export function useMenuFold(columns: HTMLElement | null, needed: number): MenuFold {
  const [areaMenu, choose] = useMenuChoice();
  const hasRoom = useRoom(columns, needed);
  const isFolded = areaMenu === 'auto' ? !hasRoom : areaMenu === 'folded';
  return {
    isFolded,
    onToggle: () => {
      const chosen = isFolded ? 'open' : 'folded';
      choose(isFolded === hasRoom ? 'auto' : chosen);
    },
  };
}

/** Whether there is room for the menu beside `needed` pixels. */
function useRoom(columns: HTMLElement | null, needed: number): boolean {
  const [hasRoom, setHasRoom] = useState(true);
  useLayoutEffect(() => {
    if (!columns) return undefined;
    return watchSize([columns], () => {
      const room = columns.clientWidth - aroundContent;
      setHasRoom((had) => room >= (had ? needed : needed + scrollbarWidth));
    });
  }, [columns, needed]);
  return hasRoom;
}
