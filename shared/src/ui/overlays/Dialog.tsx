import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { grows, keyframes, media, motion, radius, rowStyle, space, stackStyle } from '@back-office/shared/theme';
import { IconButton, Text } from '@back-office/shared/ui';
import { Modal } from '@back-office/shared/ui/dialogs';

export interface DialogProps {
  /** Names the task. */
  readonly title: string;
  /** Called on Escape, a press on the backdrop, or the close button; stop rendering the dialog then. */
  readonly onClose: () => void;
  /** One gray line below the title: what is shown, for which period and place. */
  readonly context?: ReactNode;
  /** Buttons in the header, before Close; on phones they are below the title. */
  readonly actions?: ReactNode;
  /**
   * Buttons at the bottom, the primary one last. Text before them stays at the start with `margin-inline-end: auto`.
   */
  readonly footer?: ReactNode;
  /** 1,088 px wide instead of 480, for larger tasks. */
  readonly wide?: boolean;
  /** No padding around the content, for panes that reach the edges. */
  readonly flush?: boolean;
  /** The content; it scrolls if it is higher than the window. */
  readonly children: ReactNode;
}

/** A centered modal dialog that can contain menus and selects. Its content scrolls; header and footer stay in view. */
export function Dialog(props: DialogProps) {
  const { title, onClose, context, actions, footer, wide = false, flush = false, children } = props;
  return (
    <Panel aria-label={title} onClose={onClose} $isWide={wide}>
      <Head $isFlush={flush}>
        <Titles>
          <Text as="h2" size="lg" weight="strong" oneLine>
            {title}
          </Text>
          {context && (
            <Text as="p" size="xs" tone="muted">
              {context}
            </Text>
          )}
        </Titles>
        {actions && <Actions>{actions}</Actions>}
        <IconButton label="Close" variant="ghost" icon={<X size={20} aria-hidden />} onClick={onClose} />
      </Head>
      <Body $isFlush={flush}>{children}</Body>
      {footer && <Foot>{footer}</Foot>}
    </Panel>
  );
}

/**
 * At a zoom of 400 %, or on a phone on its side, header and footer may leave no space for the content: there the dialog,
 * and a sheet, scroll as a whole.
 */
export const shortWindow = '@media screen and (max-height: 480px)';

const Panel = styled(Modal)<{ readonly $isWide: boolean }>`
  ${stackStyle()}
  width: min(${(props) => (props.$isWide ? 1088 : 480)}px, 100% - 32px);
  height: fit-content;
  max-height: calc(100% - 64px);
  margin: auto;
  border-radius: ${radius.lg};
  overflow: hidden;
  animation: ${keyframes.rise} ${motion.normal};

  ${media.phone} {
    max-height: calc(100% - 32px);
  }

  ${shortWindow} {
    max-height: calc(100% - 16px);
    overflow: auto;
  }
`;

const Head = styled.header<{ readonly $isFlush: boolean }>`
  ${rowStyle({ gap: 3, fixed: true, minHeight: '64px', pad: [3, 4, 3, 6], line: 'bottom' })}

  ${media.phone} {
    flex-wrap: wrap;
    padding-inline-start: ${(props) => props.$isFlush && space[4]};
  }
`;

const Titles = styled.div`
  ${grows}
`;

const Actions = styled.div`
  ${rowStyle({ gap: 2, fixed: true })}

  ${media.phone} {
    order: 1;
    flex: 1 0 100%;
    flex-wrap: wrap;
    max-width: 100%;
  }
`;

const Body = styled.div<{ readonly $isFlush: boolean }>`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${(props) => (props.$isFlush ? 0 : space[6])};

  ${shortWindow} {
    min-height: 160px;
    overscroll-behavior: auto;
  }
`;

const Foot = styled.footer`
  ${rowStyle({ gap: 2, justify: 'end', wrap: true, pad: [4, 6], fixed: true, line: 'top' })}
`;
