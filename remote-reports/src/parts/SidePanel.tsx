import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, rowStyle, scrolls, space, stackStyle } from '@back-office/shared/theme';
import { IconButton, Row, Text, useMedia } from '@back-office/shared/ui';
import { DockedPanel } from './DockedPanel';
import { OverlayPanel } from './OverlayPanel';

interface SidePanelProps {
  /** Names the panel. */
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
        <Text as="h2" size="sm" weight="medium" oneLine>
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

const Head = styled.header`
  ${rowStyle({ gap: 3, justify: 'between', fixed: true })}
  min-height: 56px;
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[6]};
  border-bottom: 1px solid ${color.border};

  ${media.phone} {
    padding-inline: ${space[4]} ${space[2]};
  }

  ${media.print} {
    padding-inline: 0;
  }
`;

/** The padding at the end keeps the assistant button from covering the last line. */
const Body = styled.div`
  ${stackStyle({ gap: 4 })}
  ${scrolls}
  padding: ${space[6]} ${space[6]} 96px;
  overscroll-behavior: contain;

  > * {
    flex: none;
  }

  ${media.phone} {
    padding-inline: ${space[4]};
  }

  ${media.print} {
    display: block;
    padding: ${space[4]} 0 0;
    overflow: visible;

    > * + * {
      margin-top: ${space[4]};
    }
  }
`;
