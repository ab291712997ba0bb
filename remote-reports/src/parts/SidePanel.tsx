import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { H2 } from '@back-office/shared/area';
import {
  keyframes,
  media,
  motion,
  rowStyle,
  scrolls,
  size,
  space,
  stackStyle,
  textStyle,
} from '@back-office/shared/theme';
import { IconButton, Row, Text, useMedia } from '@back-office/shared/ui';
import { Modal } from '@back-office/shared/ui/dialogs';
import { DockedPanel, type PanelFrameProps } from './DockedPanel';

interface SidePanelProps {
  readonly title: string;
  /** Icon buttons before the close button. */
  readonly actions?: ReactNode;
  /** Called by the close button, Escape, and a press on the backdrop. The owner then stops rendering the panel. */
  readonly onClose: () => void;
  /** Blocks, stacked 16 px apart. */
  readonly children: ReactNode;
}

/** The panel (400 px) and the navigation (248 px) would leave the screen narrower than a phone. */
const tooNarrow = 'screen and (max-width: 1099px)';

/**
 * Details beside a list, 400 px wide at the right. Docked beside the screen in `SidePanelLayout` if there is room,
 * otherwise a modal overlay, which fills the screen on phones.
 */
export function SidePanel({ title, actions, onClose, children }: SidePanelProps) {
  const Frame = useMedia(tooNarrow) ? OverlayPanel : DockedPanel;
  return (
    <Frame title={title} onClose={onClose}>
      <Head>
        <Text as={H2} size="sm" weight="medium" oneLine>
          {title}
        </Text>
        <Row gap={1} align="stretch" fixed on="screen">
          {actions}
          <IconButton label="Close" icon={<X aria-hidden />} onClick={onClose} />
        </Row>
      </Head>
      <Body>{children}</Body>
    </Frame>
  );
}

/** The panel above the screen. */
function OverlayPanel({ title, ...rest }: PanelFrameProps) {
  return <Panel aria-label={title} isPrinted {...rest} />;
}

const Head = styled.header`
  ${rowStyle({ gap: 3, justify: 'between', fixed: true, minHeight: '56px', pad: [2, 3, 2, 6], line: 'bottom' })}

  ${media.phone} {
    padding-inline: ${space[4]} ${space[2]};
  }

  ${media.print} {
    padding-inline: 0;
  }
`;

/** The padding at the end keeps the assistant button from covering the last line. */
const Body = styled.div`
  ${stackStyle({ gap: 4, pad: [6, 6, '96px'], phone: { padX: 4 } })}
  ${scrolls}
  overscroll-behavior: contain;

  > * {
    flex: none;
  }

  ${media.print} {
    ${textStyle({ block: true, pad: [4, '0px', '0px'] })}
    overflow: visible;

    > * + * {
      margin-top: ${space[4]};
    }
  }
`;

const Panel = styled(Modal)`
  ${stackStyle({ ground: 'surface' })}
  inset: 0 0 0 auto;
  width: ${size.panelWidth};
  animation: ${keyframes.fromRight} ${motion.normal};

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
