import styled from 'styled-components';
import { Link } from '@back-office/shared/router';
import {
  centered,
  color,
  gridStyle,
  media,
  motion,
  pressArea,
  space,
  surface,
  textStyle,
} from '@back-office/shared/theme';
import { componentPath, firstSentence, type KitComponent } from '../domain/componentBrowser';
import { CodeText } from './CodeText';
import { ComponentThumbnail } from './ComponentThumbnail';

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

const Card = styled.article`
  position: relative;
  ${gridStyle({ shrink: true })}
  grid-template-rows: auto 1fr;
  overflow: hidden;
  ${surface}
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
  position: relative;
  ${centered}
  height: 128px;
  padding: ${space[4]};
  overflow: hidden;
  contain: strict;
  border-bottom: 1px solid ${color.border};
  background-color: ${color.bgCanvas};
  pointer-events: none;
`;

const Words = styled.div`
  padding: ${space[3]} ${space[4]} ${space[4]};

  ${media.phone} {
    padding-inline: ${space[3]};
  }
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
  ${textStyle({ size: 'xs', tone: 'muted', above: '2px' })}
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
