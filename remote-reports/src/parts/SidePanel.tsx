import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, oneLine, space, text, weight } from '@back-office/shared/theme';
import { IconButton, useMedia } from '@back-office/shared/ui';
import { PanelBeside } from './PanelBeside';
import { PanelLayer } from './PanelLayer';

interface SidePanelProps {
  /** Names the panel. */
  readonly title: string;
  /** Icon buttons before the one that closes. */
  readonly actions?: ReactNode;
  /** The close button, Escape inside, or the backdrop of the layer; the panel goes when its owner stops rendering it. */
  readonly onClose: () => void;
  /** Blocks one below the other, 16 px apart. */
  readonly children: ReactNode;
}

/** With 400 px for the panel and 248 for the navigation, less would be left for the screen than a phone has. */
const tooNarrow = 'screen and (max-width: 1099px)';

/**
 * Details of one thing of a list, 400 px at the right. Beside the screen in `WithSidePanel` where there is room for
 * both, else a layer above it, which fills a phone.
 */
export function SidePanel({ title, actions, onClose, children }: SidePanelProps) {
  const Frame = useMedia(tooNarrow) ? PanelLayer : PanelBeside;
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

/** 96 px stay free at the end, so that the assistant button never covers the last line. */
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
