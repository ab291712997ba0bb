import type { ReactNode } from 'react';
import { ModalOverlay } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';
import { color, layer, motion, notOnPaper } from '@back-office/shared/theme';
import { useReturnFocus } from '@back-office/shared/ui';
import { usePortal } from './AnchoredOverlay';

interface BackdropProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The dimmed page behind a modal overlay. Nothing behind it can be reached; Escape or a press on it closes the overlay,
 * and the focus returns to what had it before.
 */
export function Backdrop({ onClose, children }: BackdropProps) {
  useReturnFocus();
  return (
    <Cover
      {...usePortal()}
      data-modal=""
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

  /* Overlays are not printed; the page behind them is. */
  ${notOnPaper}
`;
