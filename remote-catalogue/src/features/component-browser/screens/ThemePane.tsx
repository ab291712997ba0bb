import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ThemeName } from '@back-office/shared/contract';
import { color, layer, space } from '@back-office/shared/theme';
import { PreviewServices } from './PreviewServices';

interface ThemePaneProps {
  readonly theme: ThemeName;
  /** Read out: the state it shows. */
  readonly label: string;
  readonly isStill: boolean;
  readonly isWide: boolean;
  readonly children: ReactNode;
}

/** A piece of page in one theme, whatever the theme around it; what opens inside opens in the same theme. */
export function ThemePane({ theme, label, isStill, isWide, children }: ThemePaneProps) {
  const [portal, setPortal] = useState<HTMLDivElement | null>(null);
  return (
    <Pane role="group" aria-label={`${label}, ${theme}`} data-back-office="" data-theme={theme}>
      <PreviewServices theme={theme} portal={portal}>
        <Stage inert={isStill} $isWide={isWide}>
          {children}
        </Stage>
      </PreviewServices>
      <Overlays ref={setPortal} />
    </Pane>
  );
}

const Pane = styled.div`
  display: grid;
  min-width: 0;
  background-color: ${color.bgSurface};
  color: ${color.text};
`;

/** From the corner of the window, which layers are placed from; positioned elements around it would shift them. */
const Overlays = styled.div`
  position: fixed;
  top: 0;
  left: 0;
  z-index: ${layer.modal};
`;

const Stage = styled.div<{ readonly $isWide: boolean }>`
  display: grid;
  grid-template-columns: ${(props) => (props.$isWide ? 'minmax(0, 1fr)' : 'fit-content(100%)')};
  align-content: center;
  justify-content: center;
  min-width: 0;
  min-height: 96px;
  padding: ${space[6]};
`;
