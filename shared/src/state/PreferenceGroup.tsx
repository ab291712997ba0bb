import type { ReactNode } from 'react';
import styled from 'styled-components';
import { gridStyle, media, textStyle } from '@back-office/shared/theme';

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
  ${gridStyle({ gap: 3 })}

  legend {
    ${textStyle({ weight: 'medium', pad: '0px', below: 2 })}
  }

  ${media.phone} {
    gap: 0;
  }
`;
