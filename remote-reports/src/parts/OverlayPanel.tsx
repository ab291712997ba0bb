import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, media, motion, shadow, size, stackStyle, textStyle, withoutRing } from '@back-office/shared/theme';
import { useReturnFocus } from '@back-office/shared/ui';
import type { PanelFrameProps } from './DockedPanel';

/** The panel as a modal dialog element, which traps the focus and handles Escape. */
export function OverlayPanel({ title, onClose, children }: PanelFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useReturnFocus();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (typeof element.showModal === 'function') element.showModal();
    else element.setAttribute('open', '');
    // Focus the panel instead of its first button.
    element.focus();
    return () => element.close?.();
  }, []);

  return (
    <Panel
      ref={dialog}
      aria-label={title}
      tabIndex={-1}
      data-react-aria-top-layer="true"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event: MouseEvent) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <Content>{children}</Content>
    </Panel>
  );
}

const slideIn = keyframes`
  from {
    translate: 32px 0;
    opacity: 0;
  }
`;

const fade = keyframes`
  from {
    opacity: 0;
  }
`;

const Panel = styled.dialog`
  inset: 0 0 0 auto;
  width: ${size.panelWidth};
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  ${textStyle({ tone: 'text', pad: '0px' })}
  border: 0;
  background-color: ${color.bgSurface};
  box-shadow: ${shadow.float};
  animation: ${slideIn} ${motion.normal};
  ${withoutRing}

  &::backdrop {
    background-color: ${color.backdrop};
    animation: ${fade} ${motion.normal};
  }

  ${media.phone} {
    width: 100%;
    box-shadow: none;
  }

  ${media.print} {
    position: static;
    width: auto;
    height: auto;
    overflow: visible;
    animation: none;
  }
`;

const Content = styled.div`
  ${stackStyle()}
  height: 100%;

  ${media.print} {
    display: block;
    height: auto;
  }
`;
