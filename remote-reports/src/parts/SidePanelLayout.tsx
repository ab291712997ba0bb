import type { ReactNode } from 'react';
import styled from 'styled-components';
import { grows, media, rowStyle } from '@back-office/shared/theme';

interface SidePanelLayoutProps {
  /** A `SidePanel`, or nothing while it is closed. */
  readonly panel: ReactNode | undefined;
  /** The screen. It becomes narrower while the panel is docked. */
  readonly children: ReactNode;
}

/** A screen with a side panel. While the panel is open, only the panel is printed. */
export function SidePanelLayout({ panel, children }: SidePanelLayoutProps) {
  const isOpen = Boolean(panel);
  return (
    <Columns>
      <Content $isBeside={isOpen}>{children}</Content>
      {panel}
    </Columns>
  );
}

/** Clipped, so that the panel sliding in does not widen the page. */
const Columns = styled.div`
  ${rowStyle({ align: 'stretch', print: { block: true } })}
  overflow-x: clip;
`;

const Content = styled.div<{ readonly $isBeside: boolean }>`
  ${grows}

  ${media.print} {
    display: ${(props) => props.$isBeside && 'none'};
  }
`;
