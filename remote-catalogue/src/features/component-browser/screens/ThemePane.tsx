import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ThemeName } from '@back-office/shared/contract';
import { gridStyle, layer } from '@back-office/shared/theme';
import { PreviewServices } from './PreviewServices';

interface ThemePaneProps {
  readonly theme: ThemeName;
  /** The state shown, for the accessible name. */
  readonly label: string;
  readonly isStatic: boolean;
  readonly isWide: boolean;
  readonly children: ReactNode;
}

/** Shows its content, and the overlays opened from it, in one theme, regardless of the theme of the page. */
export function ThemePane({ theme, label, isStatic, isWide, children }: ThemePaneProps) {
  const [portal, setPortal] = useState<HTMLDivElement | null>(null);
  return (
    <Pane role="group" aria-label={`${label}, ${theme}`} data-back-office="" data-theme={theme}>
      <PreviewServices theme={theme} portal={portal}>
        <Stage inert={isStatic} $isWide={isWide}>
          {children}
        </Stage>
      </PreviewServices>
      <Overlays ref={setPortal} />
    </Pane>
  );
}

const Pane = styled.div`
  ${gridStyle({ tone: 'text', shrink: true, ground: 'surface' })}
`;

/** Fixed to the corner of the window, because overlays are positioned from there. */
const Overlays = styled.div`
  position: fixed;
  top: 0;
  left: 0;
  z-index: ${layer.modal};
`;

const Stage = styled.div<{ readonly $isWide: boolean }>`
  ${gridStyle({ justify: 'center', pad: 6, shrink: true })}
  grid-template-columns: ${(props) => (props.$isWide ? 'minmax(0, 1fr)' : 'fit-content(100%)')};
  align-content: center;
  min-height: 96px;
`;
