import styled from 'styled-components';
import { useServices, type AreaMenu } from '@back-office/shared/contract';
import { Outlet, useLocation } from '@back-office/shared/router';
import { media } from '../theme/theme';
import { AreaMenuNav } from './AreaMenuNav';
import { menuAt } from './AreaMenuItems';

/** The layout of an area: the menu of the current path beside the screen. */
export function AreaLayout({ menus }: { readonly menus: readonly AreaMenu[] }) {
  const { isShellSubmenuOpen } = useServices();
  const { pathname } = useLocation();
  const menu = menuAt(menus, pathname);
  if (!menu) return <Outlet />;
  const isRepeated = isShellSubmenuOpen && menu.isInShellSubmenu;
  return (
    <Columns>
      {!isRepeated && <AreaMenuNav key={menu.label} menu={menu} />}
      <Content>
        <Outlet />
      </Content>
    </Columns>
  );
}

const Columns = styled.div`
  display: flex;
  align-items: flex-start;

  ${media.print} {
    display: block;
  }
`;

const Content = styled.div`
  flex: 1;
  min-width: 0;
`;
