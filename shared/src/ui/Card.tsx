import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, radius, space, text } from '../theme/theme';

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
        <Head>
          <TitleRow>
            <Title as={`h${level}`} id={id}>
              {title}
            </Title>
            {info && <Info>{info}</Info>}
          </TitleRow>
          {scope && <Scope>{scope}</Scope>}
        </Head>
      )}
      {children}
    </Frame>
  );
}

const Frame = styled.section`
  min-width: 0;
  padding: 20px;
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background-color: ${color.bgRaised};

  ${media.phone} {
    padding: ${space[4]};
  }

  ${media.print} {
    break-inside: avoid;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  margin-bottom: ${space[4]};
`;

const TitleRow = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
`;

/** As high as the title, so that a card with the button is not higher than the cards beside it. */
const Info = styled.span`
  display: flex;
  align-items: center;
  height: 24px;
  color: ${color.textMuted};
`;

const Title = styled.h2`
  ${text.md}
`;

const Scope = styled.span`
  ${text.xs}
  color: ${color.textMuted};
`;
