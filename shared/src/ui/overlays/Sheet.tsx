import { X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { boxStyle, keyframes, media, motion, rowStyle } from '@back-office/shared/theme';
import { IconButton, Text } from '@back-office/shared/ui';
import { Modal } from '@back-office/shared/ui/dialogs';
import { shortWindow } from './Dialog';
import { listen } from '../../loading/listen';
import { SheetLinks, type SheetSectionLink } from './SheetLinks';

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

/** A section is current when its top is this close to the top of the view, in pixels. */
const reach = 96;

/** The section of a scrolling body that is being read, and a function that scrolls to a section. */
function useScrollSpy(bodyRef: RefObject<HTMLElement | null>, sections: readonly SheetSectionLink[]) {
  const [current, setCurrent] = useState(sections[0]?.id);

  useEffect(() => {
    const body = bodyRef.current;
    if (!body) return undefined;
    const read = () => setCurrent(sectionAt(body, sections));
    return listen(body, { scroll: read }, { passive: true });
  }, [bodyRef, sections]);

  function goTo(id: string) {
    const section = bodyRef.current && sectionOf(bodyRef.current, id);
    if (!section) return;
    section.focus({ preventScroll: true });
    section.scrollIntoView({ block: 'start', behavior: prefersStillness() ? 'instant' : 'smooth' });
    setCurrent(id);
  }

  return { current, goTo };
}

function sectionAt(body: HTMLElement, sections: readonly SheetSectionLink[]): string | undefined {
  const line = body.getBoundingClientRect().top + reach;
  const isReached = ({ id }: SheetSectionLink) =>
    (sectionOf(body, id)?.getBoundingClientRect().top ?? Infinity) <= line;
  const isAtEnd = body.scrollTop + body.clientHeight >= body.scrollHeight - 1;
  // The last sections may be too short to reach the top: there it is the one that is edited.
  if (isAtEnd && body.scrollTop > 0) {
    const edited = sections.find(({ id }) => sectionOf(body, id)?.contains(document.activeElement));
    return (edited && !isReached(edited) ? edited : sections.at(-1))?.id;
  }
  return (sections.findLast(isReached) ?? sections[0])?.id;
}

function sectionOf(body: HTMLElement, id: string): HTMLElement | null {
  return [...body.querySelectorAll<HTMLElement>('[id]')].find((element) => element.id === id) ?? null;
}

function prefersStillness(): boolean {
  return typeof window.matchMedia !== 'function' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const Panel = styled(Modal)`
  display: grid;
  grid-template: 'head actions' auto 'links body' minmax(0, 1fr) / auto minmax(0, 1fr);
  inset: 24px 0 0;
  width: min(1040px, 100%);
  margin-inline: auto;
  border-radius: 16px 16px 0 0;
  overflow: hidden;
  animation: ${keyframes.slideUp} ${motion.normal};

  ${media.phone} {
    inset: 8px 0 0;
    grid-template: 'head' auto 'links' auto 'body' minmax(0, 1fr) 'actions' auto / minmax(0, 1fr);

    ${shortWindow} {
      grid-template-rows: auto auto minmax(160px, 1fr) auto;
      overflow: auto;
    }
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

  ${shortWindow} {
    overscroll-behavior: auto;
  }
`;

const Content = styled.div`
  ${boxStyle({ width: '100%', maxWidth: '696px', padBottom: '96px' })}
  margin-inline: auto;
`;
