import { ArrowLeft } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { useServices } from '@back-office/shared/contract';
import { Link } from '@back-office/shared/router';
import { documentTitle, screenInShop } from '@back-office/shared/routes';
import { color, media, rowStyle, size, space, stackStyle, textStyle, withoutRing } from '@back-office/shared/theme';
import { useHeadingLevel } from './headings';
import { Row, Text } from './primitives';

/**
 * The frame of every screen inside the page's `<main>`: title, context, actions and content. It also sets the document
 * title. The frame is as high as `--screen-height`, by default the window minus the shell's `--screen-top`.
 */
export interface ScreenProps {
  /** Heading of the page and title of the document. */
  readonly title: string;
  /** One gray line with the period and the scope: "13 active items". */
  readonly context?: ReactNode;
  /** Buttons at the right, at most one of them primary, which comes last. */
  readonly actions?: ReactNode;
  /** Beside the title, such as a Beta badge. */
  readonly tag?: ReactNode;
  /** Link above the title to the screen this one belongs to. */
  readonly back?: { readonly label: string; readonly to: string } | undefined;
  /** Another level than 1 where the screen is shown inside another one, as in a preview. */
  readonly headingLevel?: 1 | 2 | 3;
  /** The parts of the screen, stacked with gaps of 16 px. */
  readonly children: ReactNode;
  /** The last child fills the rest of the window, for long tables that scroll inside their frame. */
  readonly fill?: boolean | undefined;
  /** Keeps no room at the end, for screens without floating buttons such as the assistant's. */
  readonly isUncovered?: boolean;
}

export function Screen(props: ScreenProps) {
  const { title, context, actions, tag, back, headingLevel = 1, children } = props;
  const { fill = false, isUncovered = false } = props;
  const { isEmbedded, onScreen, shop } = useServices();
  const level = useHeadingLevel(headingLevel);
  useEffect(() => onScreen?.(), [onScreen]);
  // An embedded area does not change the title of the page around it.
  return (
    <Frame $isFilled={fill}>
      {!isEmbedded && <title>{documentTitle(screenInShop(title, shop))}</title>}
      {back && (
        <Back to={back.to} aria-label={`Back to ${back.label}`}>
          <ArrowLeft size={16} aria-hidden />
          {back.label}
        </Back>
      )}
      <Head>
        <Heading>
          {shop && headingLevel === 1 && <PrintedShop>{shop.name}</PrintedShop>}
          <Row gap={[1, 3]} wrap>
            <Title as={`h${level}`} data-screen-title="">
              {title}
            </Title>
            {tag}
          </Row>
          {context && (
            <Text as="div" tone="muted" anywhere above="2px">
              {context}
            </Text>
          )}
        </Heading>
        {actions && (
          <Row gap={2} align="stretch" wrap shrink on="screen">
            {actions}
          </Row>
        )}
      </Head>
      <Body $isFilled={fill} $isUncovered={isUncovered}>
        {children}
      </Body>
    </Frame>
  );
}

const height = 'var(--screen-height, calc(100dvh - var(--screen-top, 0px)))';

const Frame = styled.div<{ readonly $isFilled: boolean }>`
  ${stackStyle({ width: '100%', print: { height: 'auto', minHeight: '0px', pad: '0px' }, phone: { padTop: 4 } })}
  max-width: calc(${size.contentMax} + 2 * ${size.gutter});
  height: ${(props) => props.$isFilled && height};
  min-height: ${(props) => (props.$isFilled ? '560px' : height)};
  margin-inline: auto;
  padding: ${space[6]} ${size.gutter} 0;
`;

const Back = styled(Link)`
  ${rowStyle({ gap: 2, inline: true, below: 1, on: 'screen', round: 'xs' })}
  align-self: flex-start;

  && {
    color: ${color.textSecondary};
  }

  &&:hover {
    color: ${color.text};
  }

  /* A touch target of 40 px that takes only the space of the line. */
  ${media.phone} {
    margin-block: -10px -6px;
    padding-block: 10px;
  }
`;

const Head = styled.header`
  ${rowStyle({ gap: [3, 4], align: 'start', justify: 'between', wrap: true, below: 6, phone: { below: 4 } })}
`;

/** Takes the free width, so that a control beside the title can be at its end. */
const Heading = styled.div`
  flex: 1 1 auto;
  min-width: 0;
`;

/** On paper, where no store menu says which of the merchant's shops the figures are of. */
const PrintedShop = styled.p`
  display: none;
  ${textStyle({ size: 'sm', tone: 'text', print: { block: true } })}
`;

const Title = styled.h1`
  ${textStyle({ size: 'xl', anywhere: true })}
  letter-spacing: -0.015em;

  /* Focused by script alone; it can be read, not pressed. */
  ${withoutRing}

  ${media.phone} {
    font-size: 24px;
    line-height: 32px;
  }
`;

/** Floating elements (selection bar, dialogs) are not content: the last other child fills the screen. */
const filled = css`
  min-height: 0;

  > * {
    flex: none;
  }

  > :nth-last-child(1 of :not([data-floating])) {
    flex: 1 1 0;
    min-height: 0;
  }
`;

/**
 * Room at the end, besides the gap of 16 px, so that what floats never covers the last row: on phones the bar of the
 * assistant, everywhere the bar of a selection.
 */
const Body = styled.div<{ readonly $isFilled: boolean; readonly $isUncovered: boolean }>`
  ${stackStyle({ gap: 4, grow: true, print: { block: true }, relative: true })}
  ${(props) => props.$isFilled && filled}

  > * {
    min-width: 0;
  }

  &::after {
    flex: none;
    height: ${(props) => (props.$isUncovered ? '0' : space[2])};
    content: '';
  }

  &:has([data-floating='selection'])::after {
    height: 80px;
  }

  ${media.phone} {
    &::after {
      height: ${(props) => (props.$isUncovered ? '0' : '80px')};
    }
  }
`;
