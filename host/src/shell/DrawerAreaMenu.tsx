import { ArrowLeft, ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { AreaMenuItems, menuAt, type MenuLook } from '@back-office/shared/area';
import { useServices } from '@back-office/shared/contract';
import { useLocation } from '@back-office/shared/router';
import { boxStyle, currentBar, motion, textStyle } from '@back-office/shared/theme';
import { useAreasSnapshot } from '../remotes/AreasProvider';
import { areaOf } from '../remotes/rows';
import { NavItem, NavList, navItemLook } from './NavItem';

/** The menu of the current area in the drawer: phones have no room for it beside the content. */
export function DrawerAreaMenu({ onNavigate }: { readonly onNavigate: () => void }) {
  const { pathname } = useLocation();
  const { isShellSubmenuOpen } = useServices();
  const { areas, registry } = useAreasSnapshot();
  const area = areas[areaOf(pathname, registry) ?? ''];
  const menu = area?.step === 'ready' ? menuAt(area.exposed.menus, pathname) : undefined;
  if (!menu || (isShellSubmenuOpen && menu.isInShellSubmenu)) return null;
  const { label: title, backTo } = menu;
  return (
    <Region aria-label={`${title}, this area`}>
      <Title>{title}</Title>
      {backTo && (
        <NavItem
          label={`Back to ${backTo.label}`}
          path={backTo.path}
          icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden />}
          onFollow={onNavigate}
        />
      )}
      <AreaMenuItems menu={menu} look={drawerLook} onFollow={onNavigate} />
    </Region>
  );
}

const Region = styled.nav`
  ${boxStyle({ above: 4, line: 'top', padTop: 4 })}
`;

const Title = styled.h2`
  ${textStyle({ size: 'xs', tone: 'muted', weight: 'strong', pad: ['0px', 3, 2] })}
`;

const SectionButton = styled.button`
  ${navItemLook}
  justify-content: space-between;

  svg {
    transition: transform ${motion.fast};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }

  &[aria-current] {
    ${textStyle({ tone: 'accent', weight: 'strong', ground: 'accentSubtle' })}
    ${currentBar}
  }
`;

const SectionList = styled(NavList)`
  margin-top: 2px;

  &[hidden] {
    display: none;
  }
`;

const drawerLook: MenuLook = {
  List: NavList,
  SectionList,
  SectionButton,
  Chevron: () => <ChevronDown size={16} aria-hidden />,
  Item: NavItem,
  EmptySection: NavItem,
};
