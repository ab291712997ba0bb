import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { boxStyle, media, space, withoutRing } from '@back-office/shared/theme';
import { Stack, Text } from '@back-office/shared/ui';

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
      <Text as="h3" size="md" weight="strong" id={titleId}>
        {title}
      </Text>
      {hint && (
        <Text as="p" size="xs" tone="muted">
          {hint}
        </Text>
      )}
      <Stack gap={4} above={4}>
        {children}
      </Stack>
    </Part>
  );
}

const Part = styled.section`
  scroll-margin-top: ${space[6]};

  & + & {
    ${boxStyle({ above: 8, line: 'top', padTop: 8 })}
  }

  /* It is focused after a jump, as the place to continue from; it cannot be pressed. */
  ${withoutRing}

  ${media.phone} {
    scroll-margin-top: ${space[4]};

    & + & {
      ${boxStyle({ above: 6, padTop: 6 })}
    }
  }
`;
