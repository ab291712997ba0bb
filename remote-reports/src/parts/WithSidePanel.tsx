import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@back-office/shared/theme';

interface WithSidePanelProps {
  /** A `SidePanel`; undefined while it is closed. */
  readonly panel: ReactNode | undefined;
  /** The screen, which gives way. */
  readonly children: ReactNode;
}

/** A screen and the panel beside it, which has the end of the window to itself. Paper shows the panel alone. */
export function WithSidePanel({ panel, children }: WithSidePanelProps) {
  const isOpen = Boolean(panel);
  return (
    <Columns>
      <Content $isBeside={isOpen}>{children}</Content>
      {panel}
    </Columns>
  );
}

/** Clipped, so that a panel on its way in makes the page no wider. */
const Columns = styled.div`
  display: flex;
  align-items: stretch;
  overflow-x: clip;

  ${media.print} {
    display: block;
  }
`;

const Content = styled.div<{ readonly $isBeside: boolean }>`
  flex: 1;
  min-width: 0;

  ${media.print} {
    display: ${(props) => props.$isBeside && 'none'};
  }
`;
