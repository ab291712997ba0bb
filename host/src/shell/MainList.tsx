import { useLocation } from '@back-office/shared/router';
import { activeItem } from '@back-office/shared/routes';
import type { NavigationItem } from './navigation';
import { NavIcon } from './NavIcon';
import { NavItem, NavList, SlideIn } from './NavItem';

interface MainListProps {
  readonly items: readonly NavigationItem[];
  /** The submenu that the merchant has just left: its item gets the focus. */
  readonly returnedFrom: string | undefined;
  readonly onOpen: (submenu: string) => void;
  readonly onNavigate: (() => void) | undefined;
}

export function MainList({ items, returnedFrom, onOpen, onNavigate }: MainListProps) {
  const { pathname } = useLocation();
  const active = activeItem(pathname, items);
  return (
    <SlideIn aria-label="Main" $from={returnedFrom ? 'left' : undefined}>
      <NavList>
        {items.map((item) => (
          <li key={item.id}>
            <NavItem
              label={item.label}
              path={item.path}
              icon={<NavIcon name={item.icon} />}
              isActive={item === active}
              ref={item.id === returnedFrom ? takeFocus : undefined}
              onFollow={item.items.length > 0 ? () => onOpen(item.id) : onNavigate}
            />
          </li>
        ))}
      </NavList>
    </SlideIn>
  );
}

function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}
