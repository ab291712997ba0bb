import styled from 'styled-components';
import { Suspense } from 'react';
import { Link } from '@back-office/shared/router';
import { boxStyle, centered, color, gridStyle, motion, pressArea, textStyle } from '@back-office/shared/theme';
import { componentPath, firstSentence, type KitComponent } from '../domain/componentBrowser';
import { CodeText } from './CodeText';
import { PreviewServices } from './PreviewServices';
import { usePreview } from './usePreview';

/** A component's thumbnail, name and purpose. The whole card is a link. */
export function ComponentCard({ component }: { readonly component: KitComponent }) {
  const { name, description } = component;
  return (
    <Card>
      <Preview aria-hidden inert>
        <ComponentThumbnail component={component} />
      </Preview>
      <Words>
        <Name to={componentPath(name)}>{name}</Name>
        <Purpose>
          <CodeText>{firstSentence(description)}</CodeText>
        </Purpose>
      </Words>
    </Card>
  );
}

/** A small drawing of a component in the theme of the page: its thumbnail, or else its first state. */
function ComponentThumbnail({ component }: { readonly component: KitComponent }) {
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

const Card = styled.article`
  ${gridStyle({ shrink: true, relative: true, clip: true, card: true })}
  grid-template-rows: auto 1fr;
  transition: border-color ${motion.fast};

  &:hover {
    border-color: ${color.borderControl};
  }

  &:has(a:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

/** Clips the thumbnail and contains its fixed and absolute elements. */
const Preview = styled.div`
  ${centered}
  ${boxStyle({ height: '128px', pad: 4, line: 'bottom', ground: 'canvas', relative: true, clip: true })}
  contain: strict;
  pointer-events: none;
`;

const Words = styled.div`
  ${boxStyle({ pad: [3, 4, 4], phone: { padX: 3 } })}
`;

const Name = styled(Link)`
  && {
    ${textStyle({ size: 'sm', tone: 'text', weight: 'strong', anywhere: true })}
    outline: none;
  }

  ${pressArea('0')}
`;

const Purpose = styled.p`
  display: -webkit-box;
  ${textStyle({ size: 'xs', tone: 'muted', above: '2px', clip: true })}
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

/** Wide components are drawn smaller. */
const Scaled = styled.div<{ readonly $isWide: boolean }>`
  display: grid;
  justify-items: ${(props) => (props.$isWide ? 'stretch' : 'center')};
  width: 100%;
  zoom: ${(props) => (props.$isWide ? 0.6 : 0.9)};
`;
