import { Suspense, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { gridStyle, layer, media } from '@back-office/shared/theme';
import { Grid, Row, Skeleton, Text } from '@back-office/shared/ui';
import type { ThemeName } from '@back-office/shared/contract';
import type { KitComponent } from '../domain/componentBrowser';
import { usePreview } from './usePreview';
import { PreviewServices } from './PreviewServices';

/** The main states of a component, live: light theme on the left, dark theme on the right. */
export function ComponentStates({ component }: { readonly component: KitComponent }) {
  return (
    <Suspense fallback={<Skeleton height={144} />}>
      <States component={component} />
    </Suspense>
  );
}

const themes = ['light', 'dark'] as const;

function States({ component }: { readonly component: KitComponent }) {
  const preview = usePreview(component);
  if (!preview)
    return (
      <Text as="p" tone="negative" role="alert">
        The previews could not be loaded. Reload the page to try again.
      </Text>
    );
  const { states, inert = [], isWide = false } = preview;
  return (
    <Grid as="ul" gap={6}>
      {Object.entries(states).map(([label, example]) => (
        <li key={label}>
          <Row as="p" gap={2} align="baseline" size="xs" tone="secondary" weight="medium" below={2}>
            {label}
            {inert.includes(label) && (
              <Text tone="muted" weight="regular">
                Static preview
              </Text>
            )}
          </Row>
          <Pair>
            {themes.map((theme) => (
              <ThemePane key={theme} theme={theme} label={label} isStatic={inert.includes(label)} isWide={isWide}>
                {example}
              </ThemePane>
            ))}
          </Pair>
        </li>
      ))}
    </Grid>
  );
}

interface ThemePaneProps {
  readonly theme: ThemeName;
  /** The state shown, for the accessible name. */
  readonly label: string;
  readonly isStatic: boolean;
  readonly isWide: boolean;
  readonly children: ReactNode;
}

/** Shows its content, and the overlays opened from it, in one theme, regardless of the theme of the page. */
function ThemePane({ theme, label, isStatic, isWide, children }: ThemePaneProps) {
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

/** The panes have their own rounded corners. Clipping them here would also clip overlays opened inside. */
const Pair = styled.div`
  ${gridStyle({ columns: 'minmax(0, 1fr) minmax(0, 1fr)', round: 'lg', line: 'around' })}

  > :first-child {
    border-start-start-radius: 11px;
    border-end-start-radius: 11px;
  }

  > :last-child {
    border-start-end-radius: 11px;
    border-end-end-radius: 11px;
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      border-radius: 11px 11px 0 0;
    }

    > :last-child {
      border-radius: 0 0 11px 11px;
    }
  }
`;

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
  ${gridStyle({ justify: 'center', pad: 6, shrink: true, minHeight: '96px' })}
  grid-template-columns: ${(props) => (props.$isWide ? 'minmax(0, 1fr)' : 'fit-content(100%)')};
  align-content: center;
`;
