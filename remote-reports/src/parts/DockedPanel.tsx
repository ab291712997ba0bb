import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import {
  color,
  innerRing,
  keyframes,
  media,
  motion,
  size,
  stackStyle,
  textStyle,
  withoutRing,
} from '@back-office/shared/theme';
import { useReturnFocus } from '@back-office/shared/ui';

export interface PanelFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel beside the screen, as high as the window. It moves the focus into itself and returns it on closing. */
export function DockedPanel({ title, onClose, children }: PanelFrameProps) {
  const panel = useRef<HTMLElement>(null);
  useReturnFocus();
  useEffect(() => {
    // A panel that is open when the page loads was opened by its address and leaves the focus alone.
    if (panel.current && hasFocusedElement(panel.current)) panel.current.focus({ preventScroll: true });
  }, []);

  function closeOnEscape(event: KeyboardEvent) {
    // A popover inside the panel handles Escape first.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  }

  return (
    <Panel ref={panel} aria-label={title} tabIndex={-1} data-docked-panel="" onKeyDown={closeOnEscape}>
      {children}
    </Panel>
  );
}

/** Whether an element of the document, or of the shadow root that contains the panel, has the focus. */
function hasFocusedElement(element: Element): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  return activeElement !== null && activeElement !== document.body;
}

const Panel = styled.aside`
  position: sticky;
  top: var(--screen-top, 0px);
  ${stackStyle({ fixed: true, ground: 'surface' })}
  align-self: flex-start;
  width: ${size.panelWidth};
  height: var(--screen-height, calc(100dvh - var(--screen-top, 0px)));
  border-inline-start: 1px solid ${color.border};
  animation: ${keyframes.fromRight} ${motion.normal};
  ${innerRing}

  ${media.print} {
    position: static;
    ${textStyle({ block: true, width: 'auto', height: 'auto' })}
    border: 0;
    animation: none;
    ${withoutRing}
  }
`;
