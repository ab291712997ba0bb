import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { useServices, type AreaMenu } from '@back-office/shared/contract';
import { Outlet, useLocation } from '@back-office/shared/router';
import { layoutPixels } from '@back-office/shared/theme';
import { grows, rowStyle } from '@back-office/shared/theme';
import { AreaMenuNav } from './AreaMenuNav';
import { menuAt } from './AreaMenuItems';
import { NeededWidth } from './neededWidth';
import { useMenuFold } from './useMenuFold';

/** The layout of an area: the menu of the current path beside the screen. It folds where the screen has too little room. */
export function AreaLayout({ menus }: { readonly menus: readonly AreaMenu[] }) {
  const { isShellSubmenuOpen } = useServices();
  const { pathname } = useLocation();
  const [needed, setNeeded] = useState(defaultNeededWidth);
  const [columns, setColumns] = useState<HTMLDivElement | null>(null);
  const menu = menuAt(menus, pathname);
  const fold = useMenuFold(columns, needed);
  const declare = useCallback((pixels: number) => {
    setNeeded(Math.max(defaultNeededWidth, Math.min(pixels, maxWidth)));
    return () => setNeeded(defaultNeededWidth);
  }, []);
  if (!menu) return <Outlet />;
  const isRepeated = isShellSubmenuOpen && menu.isInShellSubmenu;
  return (
    <Columns ref={setColumns}>
      {!isRepeated && <AreaMenuNav key={menu.label} menu={menu} {...fold} />}
      <Content>
        <NeededWidth value={declare}>
          <Outlet />
        </NeededWidth>
      </Content>
    </Columns>
  );
}

/** Pixels of a screen that does not say what it needs. */
const defaultNeededWidth = 600;
/** No screen gets wider. */
const maxWidth: number = layoutPixels.contentMax;

const Columns = styled.div`
  ${rowStyle({ align: 'start', print: { block: true } })}
`;

const Content = styled.div`
  ${grows}
`;
