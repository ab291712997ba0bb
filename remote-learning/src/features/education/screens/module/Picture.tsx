import { useId } from 'react';
import styled from 'styled-components';
import { textStyle } from '@back-office/shared/theme';
import { Text } from '@back-office/shared/ui';
import { fillText, type Scope } from '../../domain/figures';
import type { Visualization } from '../../domain/visualization';
import { DrawnCanvas } from './DrawnCanvas';
import { WaterfallChart } from './WaterfallChart';

interface PictureProps {
  readonly picture: Visualization;
  readonly scope: Scope;
}

/** A picture with its caption. Who does not see it gets its description. */
export function Picture({ picture, scope }: PictureProps) {
  const descriptionId = useId();
  const label = fillText(picture.title, scope);
  return (
    <Frame>
      <div role="img" aria-label={label} aria-describedby={descriptionId}>
        {picture.type === 'waterfall' ? (
          <WaterfallChart waterfall={picture} scope={scope} />
        ) : (
          <>
            <Wide>
              <DrawnCanvas canvas={picture.data.wide} size="wide" scope={scope} />
            </Wide>
            <Narrow>
              <DrawnCanvas canvas={picture.data.narrow} size="narrow" scope={scope} />
            </Narrow>
          </>
        )}
      </div>
      <Text as="figcaption" size="xs" tone="muted" above={2}>
        <span aria-hidden>{label}</span>
        <Description id={descriptionId}>{fillText(picture.description, scope)}</Description>
      </Text>
    </Frame>
  );
}

const Frame = styled.figure`
  container-type: inline-size;
  max-width: 760px;
  break-inside: avoid;
`;

const Wide = styled.div`
  @container (max-width: 479px) {
    display: none;
  }
`;

const Narrow = styled.div`
  display: none;

  @container (max-width: 479px) {
    display: block;
  }
`;

/** Announced with the picture; on paper and on the screen the picture speaks for itself. */
const Description = styled.span`
  position: absolute;
  clip-path: inset(50%);
  ${textStyle({ nowrap: true, clip: true, on: 'screen', square: '1px' })}
`;
