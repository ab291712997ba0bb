import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, oneLine, space, text, weight } from '@back-office/shared/theme';
import { IconButton, useMedia } from '@back-office/shared/ui';
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
        <Title>{title}</Title>
        <Actions>
          {actions}
          <IconButton label="Close" icon={<X aria-hidden />} onClick={onClose} />
        </Actions>
      </Head>
      <Body>{children}</Body>
    </Frame>
  );
}

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
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

const Title = styled.h2`
  ${text.sm}
  font-weight: ${weight.medium};
  ${oneLine}
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  gap: ${space[1]};

  ${media.print} {
    display: none;
  }
`;

/** The padding at the end keeps the assistant button from covering the last line. */
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[4]};
  min-height: 0;
  padding: ${space[6]} ${space[6]} 96px;
  overflow-y: auto;
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
