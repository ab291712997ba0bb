import type { ReactNode } from 'react';
import styled from 'styled-components';
import { gridStyle, textStyle } from '@back-office/shared/theme';

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
  ${gridStyle({ gap: 3, phone: { gap: '0px' } })}

  legend {
    ${textStyle({ weight: 'medium', pad: '0px', below: 2 })}
  }
`;
