import { useState } from 'react';
import styled from 'styled-components';
import { useLocation } from '@back-office/shared/router';
import { activeItem } from '@back-office/shared/routes';
import { space } from '@back-office/shared/theme';
import { useNavigation, type NavigationItem } from './navigation';
import { SearchBox } from './search/SearchBox';
import { SubmenuList } from './SubmenuList';
import { NavIcon } from './NavIcon';
import { NavItem, NavList, SlideIn } from './NavItem';

export interface NavigationProps {
  /** The item whose submenu is open, by its id. */
  readonly submenu: string | undefined;
  readonly onSubmenu: (submenu: string | undefined) => void;
  readonly onChat: () => void;
  /** Called when an item is followed that does not open a submenu. */
  readonly onNavigate?: (() => void) | undefined;
}

/** The search box and the list below it: the main list, or the submenu that replaces it. */
export function Navigation({ submenu, onSubmenu, onChat, onNavigate }: NavigationProps) {
  const items = useNavigation();
  const [returnedFrom, setReturnedFrom] = useState<string>();
  const opened = items.find(({ id }) => id === submenu);

  function open(next: string) {
    setReturnedFrom(undefined);
    onSubmenu(next);
  }
  function back() {
    setReturnedFrom(submenu);
    onSubmenu(undefined);
  }

  return (
    <>
      <SearchBox onChat={onChat} onNavigate={onNavigate} />
      <Lists>
        {opened ? (
          <SubmenuList key={opened.id} item={opened} onBack={back} onNavigate={onNavigate} />
        ) : (
          <MainList items={items} returnedFrom={returnedFrom} onOpen={open} onNavigate={onNavigate} />
        )}
      </Lists>
    </>
  );
}

const Lists = styled.div`
  margin-top: ${space[3]};
  overflow-x: clip;
`;

interface MainListProps {
  readonly items: readonly NavigationItem[];
  /** The submenu that the merchant has just left: its item gets the focus. */
  readonly returnedFrom: string | undefined;
  readonly onOpen: (submenu: string) => void;
  readonly onNavigate: (() => void) | undefined;
}

function MainList({ items, returnedFrom, onOpen, onNavigate }: MainListProps) {
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
