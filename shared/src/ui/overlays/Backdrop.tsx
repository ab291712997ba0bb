import type { ReactNode } from 'react';
import { ModalOverlay } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';
import { color, layer, media, motion } from '../../theme/theme';
import { useReturnFocus } from '@back-office/shared/ui';
import { usePortal } from './AnchoredOverlay';

interface BackdropProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The darkened page behind a modal layer: nothing behind it can be reached, Escape or a press on it closes, and the
 * focus returns to what opened it.
 */
export function Backdrop({ onClose, children }: BackdropProps) {
  useReturnFocus();
  return (
    <Cover
      {...usePortal()}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {children}
    </Cover>
  );
}

const fadeIn = keyframes`
  from {
    opacity: 0;
  }
`;

const Cover = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.modal};
  background-color: ${color.backdrop};
  animation: ${fadeIn} ${motion.normal};

  /* A window of the screen is no page of paper: what stands behind it is printed. */
  ${media.print} {
    display: none;
  }
`;
