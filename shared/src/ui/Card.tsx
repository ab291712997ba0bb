import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, radius, space, text } from '../theme/theme';

/** A framed part of a screen: hairline, no shadow. With a title it is a named region. */
export interface CardProps {
  /** Heading of the card and name of its region. */
  readonly title?: string | undefined;
  /** Of the title's heading; 3 inside a titled section. */
  readonly level?: 2 | 3 | undefined;
  /** Small button beside the title, such as one that says how the figures come about. */
  readonly info?: ReactNode;
  /** What the figures refer to, grey at the right of the title: "vs. Prior Friday". */
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

/** As high as the title, so that a card with the button is no higher than its neighbours. */
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
