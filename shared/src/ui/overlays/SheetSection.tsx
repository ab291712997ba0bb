import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, media, space, text, weight } from '../../theme/theme';

export interface SheetSectionProps {
  /** Id that the section list refers to. */
  readonly id: string;
  /** Heading of the section. */
  readonly title: string;
  /** One gray line below the title. */
  readonly hint?: string;
  /** The fields of the section. */
  readonly children: ReactNode;
}

/** A section of a sheet's form with a title, separated by a line. */
export function SheetSection({ id, title, hint, children }: SheetSectionProps) {
  const titleId = useId();
  return (
    <Part id={id} tabIndex={-1} aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {hint && <Hint>{hint}</Hint>}
      <Fields>{children}</Fields>
    </Part>
  );
}

const Part = styled.section`
  scroll-margin-top: ${space[6]};

  & + & {
    margin-top: ${space[8]};
    padding-top: ${space[8]};
    border-top: 1px solid ${color.border};
  }

  /* It is focused after a jump, as the place to continue from; it cannot be pressed. */
  &&:focus-visible {
    outline: none;
  }

  ${media.phone} {
    scroll-margin-top: ${space[4]};

    & + & {
      margin-top: ${space[6]};
      padding-top: ${space[6]};
    }
  }
`;

const Title = styled.h3`
  ${text.md}
  font-weight: ${weight.strong};
`;

const Hint = styled.p`
  ${text.xs}
  color: ${color.textMuted};
`;

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  margin-top: ${space[4]};
`;
