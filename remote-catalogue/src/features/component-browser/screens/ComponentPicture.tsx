import { Suspense } from 'react';
import styled from 'styled-components';
import type { KitComponent } from '../domain/componentBrowser';
import { PreviewServices } from './PreviewServices';
import { usePreview } from './usePreview';

/** The first state of a component, small and at rest, in the theme of the page. */
export function ComponentPicture({ component }: { readonly component: KitComponent }) {
  return (
    <Suspense fallback={null}>
      <Picture component={component} />
    </Suspense>
  );
}

function Picture({ component }: { readonly component: KitComponent }) {
  const preview = usePreview(component);
  if (!preview) return null;
  const { states, Miniature, isWide = false } = preview;
  const Shown = Miniature ?? states[0].Example;
  return (
    <PreviewServices>
      <Scaled $isWide={isWide}>
        <Shown />
      </Scaled>
    </PreviewServices>
  );
}

/** A wide part is laid out in twice the width of the card and drawn at half its size. */
const Scaled = styled.div<{ readonly $isWide: boolean }>`
  display: grid;
  justify-items: ${(props) => (props.$isWide ? 'stretch' : 'center')};
  width: 100%;
  zoom: ${(props) => (props.$isWide ? 0.6 : 0.9)};
`;
