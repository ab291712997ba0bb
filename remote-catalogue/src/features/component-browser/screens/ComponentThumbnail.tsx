import { Suspense } from 'react';
import styled from 'styled-components';
import type { KitComponent } from '../domain/componentBrowser';
import { PreviewServices } from './PreviewServices';
import { usePreview } from './usePreview';

/** A small drawing of a component in the theme of the page: its thumbnail, or else its first state. */
export function ComponentThumbnail({ component }: { readonly component: KitComponent }) {
  return (
    <Suspense fallback={null}>
      <Drawing component={component} />
    </Suspense>
  );
}

function Drawing({ component }: { readonly component: KitComponent }) {
  const preview = usePreview(component);
  if (!preview) return null;
  const { states, thumbnail = Object.values(states)[0], isWide = false } = preview;
  return (
    <PreviewServices>
      <Scaled $isWide={isWide}>{thumbnail}</Scaled>
    </PreviewServices>
  );
}

/** Wide components are drawn smaller. */
const Scaled = styled.div<{ readonly $isWide: boolean }>`
  display: grid;
  justify-items: ${(props) => (props.$isWide ? 'stretch' : 'center')};
  width: 100%;
  zoom: ${(props) => (props.$isWide ? 0.6 : 0.9)};
`;
