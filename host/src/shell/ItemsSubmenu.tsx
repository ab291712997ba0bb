import { useLocation } from '@back-office/shared/router';
import { activeItem, itemsMenuItems } from '@back-office/shared/routes';
import { NavItem } from './NavItem';
import { IndentedList, Submenu } from './Submenu';

interface ItemsSubmenuProps {
  readonly onBack: () => void;
  readonly onNavigate: (() => void) | undefined;
}

export function ItemsSubmenu({ onBack, onNavigate }: ItemsSubmenuProps) {
  const { pathname } = useLocation();
  const active = activeItem(pathname, itemsMenuItems);
  return (
    <Submenu title="Items & services" onBack={onBack}>
      <IndentedList>
        {itemsMenuItems.map((item) => (
          <li key={item.label}>
            <NavItem label={item.label} path={item.path} isActive={item === active} onFollow={onNavigate} />
          </li>
        ))}
      </IndentedList>
    </Submenu>
  );
}
