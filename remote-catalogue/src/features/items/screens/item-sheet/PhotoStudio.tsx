import styled from 'styled-components';
import { paths } from '@back-office/shared/routes';
import { color, radius, space, text, weight } from '@back-office/shared/theme';
import { qrPath } from './qrPath';

/** The offer to take pictures with a phone. The code leads to this product's own form for a new item. */
export function PhotoStudio() {
  const { path, size } = qrPath(new URL(`${paths.items()}?new`, window.location.origin).href);
  return (
    <Offer>
      {/* Scanners want dark on light, so the code keeps the light tokens in the dark theme too. */}
      <Code data-back-office="" data-theme="light">
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code that opens the photo studio">
          <path d={path} fill="currentColor" shapeRendering="crispEdges" />
        </svg>
      </Code>
      <div>
        <Title>Photo studio</Title>
        <Line>Take catalogue photos with your phone. Scan the code to open the studio on your device.</Line>
      </div>
    </Offer>
  );
}

const Offer = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[4]};
  border-radius: ${radius.md};
  background-color: ${color.bgSunken};
`;

const Code = styled.div`
  flex: none;
  width: 84px;
  padding: 6px;
  border-radius: ${radius.sm};
  background-color: ${color.bgRaised};
  color: ${color.text};
`;

const Title = styled.div`
  ${text.sm}
  font-weight: ${weight.medium};
`;

const Line = styled.p`
  max-width: 44ch;
  ${text.xs}
  color: ${color.textMuted};
`;
