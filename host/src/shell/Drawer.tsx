import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { motion, rowStyle, stackStyle } from '@back-office/shared/theme';
import { IconButton } from '@back-office/shared/ui';
import { Modal } from '@back-office/shared/ui/forms';
import { StoreMenu } from './StoreMenu';

interface DrawerProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal panel at the left edge. */
export function Drawer({ label, onClose, children }: DrawerProps) {
  return (
    <Panel aria-label={label} onClose={onClose}>
      <Head>
        <StoreMenu onLeave={onClose} />
        <IconButton variant="ghost" label="Close menu" icon={<X size={18} aria-hidden />} onClick={onClose} />
      </Head>
      {children}
    </Panel>
  );
}

const slideIn = keyframes`
  from {
    transform: translateX(-100%);
  }
`;

const Panel = styled(Modal)`
  ${stackStyle({ ground: 'canvas' })}
  width: min(320px, 88vw);
  animation: ${slideIn} ${motion.normal};
`;

const Head = styled.div`
  ${rowStyle({ justify: 'between', pad: [2, 3, 2, '18px'] })}
`;
