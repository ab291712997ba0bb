import type { ReactNode, RefObject } from 'react';
import { enableShadowDOM } from '@react-stately/flags';
import { Popover } from 'react-aria-components/Popover';
import styled, { css, keyframes } from 'styled-components';
import { useServices } from '@back-office/shared/contract';
import { color, layer, motion, radius, shadow, space } from '../../theme/theme';

// Embedded in a shadow root, an open sheet would else make its own host inert.
enableShadowDOM();

/** Where overlays go, as react-aria wants it: nothing for the document's body, `mount`'s element when embedded. */
export function usePortal(): { readonly UNSTABLE_portalContainer?: Element } {
  const { portal } = useServices();
  return portal ? { UNSTABLE_portalContainer: portal } : {};
}

export interface AnchoredOverlayProps {
  /** Name of the layer, a dialog to screen readers. */
  readonly label: string;
  /** What it stands beside; the focus returns to where it was before. */
  readonly triggerRef: RefObject<Element | null>;
  /** Escape or a press outside; the layer goes when its owner stops rendering it. */
  readonly onClose: () => void;
  /** It turns over where there is no room below. */
  readonly placement?: 'bottom start' | 'bottom end';
  /** As wide as its content instead of 360 px at most. */
  readonly isWide?: boolean;
  /** Everything in it; what is higher than the window scrolls. */
  readonly children: ReactNode;
}

/** A floating layer beside its trigger, mounted only while open. Escape and a click outside close it. */
export function AnchoredOverlay(props: AnchoredOverlayProps) {
  const { label, triggerRef, onClose, placement = 'bottom start', isWide = false, children } = props;
  return (
    <Floating
      {...usePortal()}
      aria-label={label}
      isOpen
      triggerRef={triggerRef}
      placement={placement}
      offset={4}
      style={overlayZIndex}
      $isWide={isWide}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {children}
    </Floating>
  );
}

/** react-aria sets its own inline layer, so ours stands inline too. */
export const overlayZIndex = { zIndex: layer.popover };

const appear = keyframes`
  from {
    opacity: 0;
    translate: 0 -4px;
  }
`;

export const overlayStyle = css`
  display: flex;
  flex-direction: column;
  min-width: 160px;
  max-width: min(360px, calc(100vw - 32px));
  padding: ${space[1]};
  overflow: auto;
  border-radius: ${radius.md};
  outline: none;
  background-color: ${color.bgOverlay};
  color: ${color.text};
  box-shadow: ${shadow.float};
  animation: ${appear} ${motion.fast};
`;

const Floating = styled(Popover)<{ readonly $isWide: boolean }>`
  ${overlayStyle}
  width: ${(props) => props.$isWide && 'max-content'};
  max-width: ${(props) => props.$isWide && 'calc(100vw - 16px)'};
`;
