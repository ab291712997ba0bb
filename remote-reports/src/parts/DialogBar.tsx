import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, space } from '@back-office/shared/theme';

interface DialogBarProps {
  readonly children: ReactNode;
  /** Links and buttons at the end. */
  readonly actions: ReactNode;
}

/** One line above the rows of a dialog, for phones, where the header has no room for actions. */
export function DialogBar({ children, actions }: DialogBarProps) {
  return (
    <Bar>
      {children}
      <AtEnd>{actions}</AtEnd>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};

  ${media.print} {
    display: none;
  }
`;

const AtEnd = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-inline-start: auto;
`;
