import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';
import {
  color,
  floatEdge,
  media,
  motion,
  rowStyle,
  shadow,
  space,
  textStyle,
  withoutRing,
} from '@back-office/shared/theme';
import { IconButton } from '@back-office/shared/ui';
import { Backdrop } from './Backdrop';
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
    <Backdrop onClose={onClose}>
      <Panel>
        <Layout aria-label={title}>
          <Head>
            <IconButton label="Close" variant="ghost" icon={<X size={20} aria-hidden />} onClick={onClose} />
            <Title slot="title">{title}</Title>
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
        </Layout>
      </Panel>
    </Backdrop>
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
  position: absolute;
  inset: 24px 0 0;
  width: min(1040px, 100%);
  margin-inline: auto;
  border-radius: 16px 16px 0 0;
  overflow: hidden;
  background-color: ${color.bgOverlay};
  box-shadow: ${shadow.float};
  ${floatEdge}
  animation: ${slideUp} ${motion.normal};

  ${media.phone} {
    inset: 8px 0 0;
  }
`;

const Layout = styled(Dialog)`
  display: grid;
  grid-template: 'head actions' auto 'links body' minmax(0, 1fr) / auto minmax(0, 1fr);
  height: 100%;
  ${withoutRing}

  ${media.phone} {
    grid-template: 'head' auto 'links' auto 'body' minmax(0, 1fr) 'actions' auto / minmax(0, 1fr);
  }
`;

const Head = styled.header`
  grid-area: head;
  ${rowStyle({ gap: 3, pad: [3, 4], shrink: true })}
  border-bottom: 1px solid ${color.border};
`;

const Title = styled(Heading).attrs({ level: 2 })`
  ${textStyle({ size: 'lg', weight: 'strong', oneLine: true })}
`;

const Actions = styled.div`
  grid-area: actions;
  ${rowStyle({ gap: 2, justify: 'end', pad: [3, 6] })}
  border-bottom: 1px solid ${color.border};

  ${media.phone} {
    flex-wrap: wrap;
    padding: ${space[3]} ${space[4]};
    border-top: 1px solid ${color.border};
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
  padding: ${space[6]};

  ${media.phone} {
    padding: ${space[4]};
  }
`;

const Content = styled.div`
  width: 100%;
  max-width: 696px;
  margin-inline: auto;
  padding-bottom: 96px;
`;
