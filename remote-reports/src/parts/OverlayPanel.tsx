import styled, { keyframes } from 'styled-components';
import { media, motion, size, stackStyle, textStyle } from '@back-office/shared/theme';
import { Modal } from '@back-office/shared/ui/forms';
import type { PanelFrameProps } from './DockedPanel';

/** The panel above the screen. */
export function OverlayPanel({ title, ...rest }: PanelFrameProps) {
  return <Panel aria-label={title} isPrinted {...rest} />;
}

const slideIn = keyframes`
  from {
    translate: 32px 0;
    opacity: 0;
  }
`;

const Panel = styled(Modal)`
  ${stackStyle({ ground: 'surface' })}
  inset: 0 0 0 auto;
  width: ${size.panelWidth};
  animation: ${slideIn} ${motion.normal};

  ${media.phone} {
    width: 100%;
    box-shadow: none;
  }

  ${media.print} {
    position: static;
    ${textStyle({ block: true, width: 'auto' })}
    animation: none;
  }
`;
