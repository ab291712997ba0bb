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

interface LayerProps {
  readonly label: string;
  readonly triggerRef: RefObject<Element | null>;
  readonly onClose: () => void;
  readonly placement?: 'bottom start' | 'bottom end';
  readonly children: ReactNode;
}

/** A floating layer beside its trigger, mounted only while open. Escape and a click outside close it. */
export function Layer({ label, triggerRef, onClose, placement = 'bottom start', children }: LayerProps) {
  return (
    <Floating
      {...usePortal()}
      aria-label={label}
      isOpen
      triggerRef={triggerRef}
      placement={placement}
      offset={4}
      style={floatingStyle}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {children}
    </Floating>
  );
}

/** react-aria sets its own inline layer, so ours stands inline too. */
export const floatingStyle = { zIndex: layer.popover };

const appear = keyframes`
  from {
    opacity: 0;
    translate: 0 -4px;
  }
`;

export const floating = css`
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

const Floating = styled(Popover)`
  ${floating}
`;
