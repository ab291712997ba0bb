import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { boxStyle, media, rowStyle } from '@back-office/shared/theme';
import { H2, H3 } from './headings';
import { Row, Text } from './primitives';

/** A framed section of a screen, with a border and no shadow. With a title it is a named region. */
export interface CardProps {
  /** Heading of the card and name of its region. */
  readonly title?: string | undefined;
  /** Level of the heading; 3 inside a section with a title. */
  readonly level?: 2 | 3 | undefined;
  /** A small button beside the title, such as one that explains how the figures are calculated. */
  readonly info?: ReactNode;
  /** What the figures refer to, in gray at the right of the title: "vs. Prior Friday". */
  readonly scope?: ReactNode;
  /** Everything below the title. */
  readonly children: ReactNode;
}

export function Card({ title, level = 2, info, scope, children }: CardProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <Row as="header" gap={[1, 4]} align="baseline" justify="between" wrap below={4}>
          <Row shrink>
            <Text size="md" as={level === 2 ? H2 : H3} id={id}>
              {title}
            </Text>
            {info && <Info>{info}</Info>}
          </Row>
          {scope && (
            <Text size="xs" tone="muted">
              {scope}
            </Text>
          )}
        </Row>
      )}
      {children}
    </Frame>
  );
}

const Frame = styled.section`
  ${boxStyle({ shrink: true, pad: '20px', phone: { pad: 4 }, card: true })}

  ${media.print} {
    break-inside: avoid;
  }
`;

/** As high as the title, so that a card with the button is not higher than the cards beside it. */
const Info = styled.span`
  ${rowStyle({ tone: 'muted', height: '24px' })}
`;
