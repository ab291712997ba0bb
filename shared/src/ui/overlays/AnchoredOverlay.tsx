import type { ReactNode, RefObject } from 'react';
import { enableShadowDOM } from '@react-stately/flags';
import { Popover } from 'react-aria-components/Popover';
import styled, { css } from 'styled-components';
import { useServices } from '@back-office/shared/contract';
import { floats, keyframes, layer, motion, stackStyle } from '@back-office/shared/theme';

// Without this flag, a sheet opened inside a shadow root would make its own host inert.
enableShadowDOM();

/** Where react-aria renders overlays: the document's body, or the area's own element when it is embedded. */
export function usePortal(): { readonly UNSTABLE_portalContainer?: Element } {
  const { portal } = useServices();
  return portal ? { UNSTABLE_portalContainer: portal } : {};
}

export interface AnchoredOverlayProps {
  /** Name of the overlay; screen readers announce it as a dialog. */
  readonly label: string;
  /** The element it is placed next to; the focus returns to where it was before. */
  readonly triggerRef: RefObject<Element | null>;
  /** Called on Escape or a press outside; stop rendering the overlay then. */
  readonly onClose: () => void;
  /** Preferred side; it flips if there is not enough space. */
  readonly placement?: 'bottom start' | 'bottom end';
  /** As wide as its content; otherwise 360 px at most. */
  readonly isWide?: boolean;
  /** The content; it scrolls if it is higher than the window. */
  readonly children: ReactNode;
}

/** An overlay next to its trigger, rendered only while open. Escape and a press outside close it. */
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

/** react-aria sets an inline z-index, so this one is inline too. */
export const overlayZIndex = { zIndex: layer.popover };

export const overlayStyle = css`
  ${stackStyle({ tone: 'text', pad: 1, round: 'md' })}
  min-width: 160px;
  max-width: min(360px, calc(100vw - 32px));
  overflow: auto;
  outline: none;
  ${floats}
  animation: ${keyframes.drop} ${motion.fast};
`;

const Floating = styled(Popover)<{ readonly $isWide: boolean }>`
  ${overlayStyle}
  width: ${(props) => props.$isWide && 'max-content'};
  max-width: ${(props) => props.$isWide && 'calc(100vw - 16px)'};
`;
