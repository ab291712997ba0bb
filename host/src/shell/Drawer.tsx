import { X } from 'lucide-react';
import styled from 'styled-components';
import { keyframes, motion, rowStyle, scrolls, space, stackStyle } from '@back-office/shared/theme';
import { IconButton } from '@back-office/shared/ui';
import { Modal } from '@back-office/shared/ui/dialogs';
import { DrawerAreaMenu } from './DrawerAreaMenu';
import { Navigation, type NavigationProps } from './Navigation';
import { NavigationFoot } from './NavigationFoot';
import { StoreMenu } from './StoreMenu';

interface DrawerProps extends Omit<NavigationProps, 'onNavigate'> {
  readonly onClose: () => void;
}

/** All of the side navigation and the menu of the area, as a modal panel at the left edge. */
export function Drawer({ submenu, onSubmenu, onChat, onClose }: DrawerProps) {
  return (
    <Panel aria-label="Navigation" onClose={onClose}>
      <Head>
        <StoreMenu onLeave={onClose} />
        <IconButton variant="ghost" label="Close menu" icon={<X size={18} aria-hidden />} onClick={onClose} />
      </Head>
      <Scroll>
        <Navigation submenu={submenu} onSubmenu={onSubmenu} onChat={onChat} onNavigate={onClose} />
        <DrawerAreaMenu onNavigate={onClose} />
      </Scroll>
      <NavigationFoot onNavigate={onClose} onChat={onChat} />
    </Panel>
  );
}

const Panel = styled(Modal)`
  ${stackStyle({ ground: 'canvas', width: 'min(320px, 88vw)' })}
  animation: ${keyframes.drawIn} ${motion.normal};
`;

const Head = styled.div`
  ${rowStyle({ justify: 'between', pad: [2, 3, 2, '18px'] })}
`;

const Scroll = styled.div`
  ${scrolls}
  padding: ${space[1]} ${space[3]} ${space[4]};
`;
