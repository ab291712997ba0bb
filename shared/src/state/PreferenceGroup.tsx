import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space, weight } from '@back-office/shared/theme';

interface PreferenceGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Preferences of one topic below their title, as in the account menu. */
export function PreferenceGroup({ title, children }: PreferenceGroupProps) {
  return (
    <Group>
      <legend>{title}</legend>
      {children}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space[3]};

  legend {
    margin-bottom: ${space[2]};
    padding: 0;
    font-weight: ${weight.medium};
  }

  ${media.phone} {
    gap: 0;
  }
`;
