import { useLayoutEffect, useRef, useState } from 'react';
import { Menu, Search, X } from 'lucide-react';
import styled from 'styled-components';
import { deferredPart } from '@back-office/shared/loading';
import { grows, layer, rowStyle } from '@back-office/shared/theme';
import { IconButton } from '@back-office/shared/ui';
import type { NavigationProps } from './Navigation';
import { Notifications } from './Notifications';
import { SearchBox } from './search/SearchBox';
import { useSearchShortcut } from './search/useSearchShortcut';
import { StoreMenu } from './StoreMenu';

export const Drawer = deferredPart(() =>
  import(/* webpackChunkName: "shell-panels" */ './Drawer').then((part) => part.Drawer),
);

/** The shell on phones: a bar with the search, and a menu button that opens a drawer with all of the side navigation. */
export function TopBar({ submenu, onSubmenu, onChat }: NavigationProps) {
  const bar = useRef<HTMLElement>(null);
  const searchButton = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'menu' | 'search' | 'cancelled'>();
  const close = () => setOpened(undefined);
  const chat = () => {
    close();
    onChat();
  };
  // While the drawer is open it covers the bar, and its search box takes the shortcut.
  useSearchShortcut(bar, () => setOpened('search'));
  useLayoutEffect(() => {
    if (opened === 'cancelled') searchButton.current?.focus();
  }, [opened]);
  if (opened === 'search')
    return (
      <Bar ref={bar}>
        <BarSearch onChat={chat} onClose={close} onCancel={() => setOpened('cancelled')} />
      </Bar>
    );
  return (
    <Bar ref={bar}>
      <IconButton
        variant="ghost"
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={opened === 'menu'}
        icon={<Menu size={20} strokeWidth={1.75} aria-hidden />}
        onPointerEnter={() => void Drawer.preload()}
        onClick={() => setOpened('menu')}
      />
      <Shop>
        <StoreMenu isPlain />
      </Shop>
      <IconButton
        ref={searchButton}
        variant="ghost"
        label="Search"
        icon={<Search size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => setOpened('search')}
      />
      <Notifications />
      {opened === 'menu' && (
        <Drawer submenu={submenu} onSubmenu={onSubmenu} onChat={chat} onClose={close} onFailed={close} />
      )}
    </Bar>
  );
}

interface BarSearchProps {
  readonly onChat: () => void;
  readonly onClose: () => void;
  /** The focus goes back to the button. */
  readonly onCancel: () => void;
}

/** The search box in place of the bar, until a result is followed or the focus goes elsewhere. */
function BarSearch({ onChat, onClose, onCancel }: BarSearchProps) {
  return (
    <Searching
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      onBlur={({ currentTarget, relatedTarget }) => {
        // When the window loses the focus, the box keeps it inside the page.
        const stays = currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement);
        if (!stays) onClose();
      }}
    >
      <SearchBox onChat={onChat} onNavigate={onClose} startsFocused />
      <IconButton variant="ghost" label="Close search" icon={<X size={18} aria-hidden />} onClick={onCancel} />
    </Searching>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.nav};
  ${rowStyle({ gap: 2, on: 'screen', height: '56px', padX: 2, ground: 'canvas', line: 'bottom' })}
`;

const Shop = styled.div`
  ${rowStyle({ grow: true })}
`;

const Searching = styled.div`
  ${rowStyle({ gap: 1, grow: true })}

  > :first-child {
    ${grows}
  }
`;
