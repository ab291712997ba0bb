import styled from 'styled-components';
import { Skeleton, useDelayed } from '@back-office/shared/ui';
import { color, space, text } from '../theme/theme';
import { deadlines, slowText } from './deadline';

/** Reserves the place of a screen while its code loads. Nothing shows for the first 200 ms; after 5 s a line says why. */
export function AreaSkeleton() {
  const isLate = useDelayed(200);
  const isSlow = useDelayed(deadlines.slow);
  return (
    <Frame role="status" aria-label="Loading" aria-busy="true">
      {isSlow && <Slow>{slowText}</Slow>}
      {isLate && (
        <>
          <Skeleton width="220px" height="32px" />
          <Skeleton width="320px" height="16px" />
          <Skeleton width="100%" height="320px" />
        </>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  min-height: 480px;
  padding: ${space[6]} var(--gutter);
`;

const Slow = styled.p`
  ${text.sm}
  color: ${color.textSecondary};
`;
