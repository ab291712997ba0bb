import { useState } from 'react';
import styled from 'styled-components';
import { encode } from 'uqr';
import { paths } from '@back-office/shared/routes';
import { rowStyle, textStyle } from '@back-office/shared/theme';
import { Text } from '@back-office/shared/ui';
import { photoParams } from '../../state/useOpenedItem';

/**
 * Invites the merchant to take a photo with a phone. The QR code opens the form there, at the photos of a new item. For the
 * sample shop alone: a phone has no shop that is kept in this browser.
 */
export function PhotoStudio() {
  // Once: the form is drawn again at each key.
  const [{ path, size }] = useState(() =>
    qrPath(new URL(`${paths.items()}?${photoParams}`, window.location.origin).href),
  );
  return (
    <Invitation>
      {/* Scanners need dark on light, so the code keeps the light colors in the dark theme. */}
      <Code data-back-office="" data-theme="light">
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code that opens a new item on your phone">
          <path d={path} fill="currentColor" shapeRendering="crispEdges" />
        </svg>
      </Code>
      <div>
        <Text as="div" size="sm" weight="medium">
          Photo studio
        </Text>
        <Line>Scan the code to create an item on your phone and take its photo there. Both are kept on the phone.</Line>
      </div>
    </Invitation>
  );
}

/** A QR code as one SVG path over a square of `size` modules. The quiet zone is the padding of the frame. */
function qrPath(content: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(content, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { path, size };
}

const Invitation = styled.div`
  ${rowStyle({ gap: 4, pad: 4, round: 'md', ground: 'sunken', line: 'around' })}
`;

const Code = styled.div`
  ${textStyle({ tone: 'text', pad: '6px', fixed: true, width: '84px', round: 'sm', ground: 'raised' })}
`;

const Line = styled.p`
  max-width: 44ch;
  ${textStyle({ size: 'xs', tone: 'muted' })}
`;
