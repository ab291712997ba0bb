import { useRef, useState } from 'react';
import { Menu } from 'lucide-react';
import styled from 'styled-components';
import { color, layer, media, oneLine, space, text, weight } from '@back-office/shared/theme';
import { IconButton } from '@back-office/shared/ui';
import { Drawer } from './Drawer';
import { DrawerAreaMenu } from './DrawerAreaMenu';
import { Navigation, type NavigationProps } from './Navigation';
import { NavigationFoot } from './NavigationFoot';
import { Notifications } from './Notifications';
import { useSearchShortcut } from './search/useSearchShortcut';
import { storeName } from './StoreMark';

/** The shell on phones: a bar whose menu button opens a drawer with everything that the side navigation has. */
export function TopBar({ submenu, onSubmenu, onChat }: NavigationProps) {
  const bar = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<'menu' | 'search'>();
  const close = () => setOpened(undefined);
  const chat = () => {
    close();
    onChat();
  };
  // While the drawer is open it covers the bar, and its search box takes the shortcut.
  useSearchShortcut(bar, () => setOpened('search'));
  return (
    <Bar ref={bar}>
      <IconButton
        variant="ghost"
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={opened !== undefined}
        icon={<Menu size={20} strokeWidth={1.75} aria-hidden />}
        onClick={() => setOpened('menu')}
      />
      <Name>{storeName}</Name>
      <Notifications />
      {opened && (
        <Drawer label="Navigation" onClose={close}>
          <Scroll>
            <Navigation
              submenu={submenu}
              onSubmenu={onSubmenu}
              onChat={chat}
              startsWithSearch={opened === 'search'}
              onNavigate={close}
            />
            <DrawerAreaMenu onNavigate={close} />
          </Scroll>
          <NavigationFoot onNavigate={close} onChat={chat} />
        </Drawer>
      )}
    </Bar>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.nav};
  display: flex;
  align-items: center;
  gap: ${space[2]};
  height: 56px;
  padding-inline: ${space[2]};
  background: ${color.bgCanvas};
  border-bottom: 1px solid ${color.border};

  ${media.print} {
    display: none;
  }
`;

const Name = styled.span`
  ${oneLine}
  ${text.sm}
  flex: 1;
  font-weight: ${weight.strong};
`;

const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${space[1]} ${space[3]} ${space[4]};
  overflow-y: auto;
`;
