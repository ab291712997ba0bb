import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { boxStyle, media, motion, rowStyle } from '@back-office/shared/theme';
import { IconButton, Text } from '@back-office/shared/ui';
import { Modal } from '@back-office/shared/ui/forms';
import { SheetLinks, type SheetSectionLink } from './SheetLinks';
import { useScrollSpy } from './useScrollSpy';

export interface SheetProps {
  /** Names what is created or changed. */
  readonly title: string;
  /** Called on Escape, a press on the backdrop, or the close button; stop rendering the sheet then. */
  readonly onClose: () => void;
  /** Buttons in the header, which never scrolls away; the primary one last. */
  readonly actions: ReactNode;
  /** Section list at the left; it follows the scrolling and scrolls to a section. */
  readonly sections?: readonly SheetSectionLink[];
  /** The form, in `SheetSection`s. */
  readonly children: ReactNode;
}

/** A full-height modal overlay that slides up, for forms longer than the window. */
export function Sheet({ title, onClose, actions, sections = noSections, children }: SheetProps) {
  const bodyRef = useRef<HTMLDivElement>(null);
  const { current, goTo } = useScrollSpy(bodyRef, sections);
  return (
    <Panel aria-label={title} onClose={onClose}>
      <Head>
        <IconButton label="Close" variant="ghost" icon={<X size={20} aria-hidden />} onClick={onClose} />
        <Text as="h2" size="lg" weight="strong" oneLine>
          {title}
        </Text>
      </Head>
      <Actions>{actions}</Actions>
      {sections.length > 0 && (
        <Links>
          <SheetLinks sections={sections} current={current} onGo={goTo} />
        </Links>
      )}
      <Body ref={bodyRef} $hasLinks={sections.length > 0}>
        <Content>{children}</Content>
      </Body>
    </Panel>
  );
}

const noSections: readonly SheetSectionLink[] = [];

const slideUp = keyframes`
  from {
    translate: 0 48px;
    opacity: 0;
  }
`;

const Panel = styled(Modal)`
  display: grid;
  grid-template: 'head actions' auto 'links body' minmax(0, 1fr) / auto minmax(0, 1fr);
  inset: 24px 0 0;
  width: min(1040px, 100%);
  margin-inline: auto;
  border-radius: 16px 16px 0 0;
  overflow: hidden;
  animation: ${slideUp} ${motion.normal};

  ${media.phone} {
    inset: 8px 0 0;
    grid-template: 'head' auto 'links' auto 'body' minmax(0, 1fr) 'actions' auto / minmax(0, 1fr);
  }
`;

const Head = styled.header`
  grid-area: head;
  ${rowStyle({ gap: 3, pad: [3, 4], shrink: true, line: 'bottom' })}
`;

const Actions = styled.div`
  grid-area: actions;
  ${rowStyle({ gap: 2, justify: 'end', pad: [3, 6], line: 'bottom' })}

  ${media.phone} {
    flex-wrap: wrap;
    ${boxStyle({ pad: [3, 4], line: 'top' })}
    border-bottom: 0;
  }
`;

const Links = styled.div`
  grid-area: links;
  min-width: 0;
`;

const Body = styled.div<{ readonly $hasLinks: boolean }>`
  grid-area: body;
  grid-column: ${(props) => (props.$hasLinks ? 'body' : '1 / -1')};
  overflow: auto;
  overscroll-behavior: contain;
  ${boxStyle({ pad: 6, phone: { pad: 4 } })}
`;

const Content = styled.div`
  ${boxStyle({ width: '100%', maxWidth: '696px', padBottom: '96px' })}
  margin-inline: auto;
`;
