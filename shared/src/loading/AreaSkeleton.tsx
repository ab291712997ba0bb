import styled from 'styled-components';
import { Skeleton, Text, useDelayed } from '@back-office/shared/ui';
import { gridStyle, space } from '@back-office/shared/theme';
import { deadlines, slowText } from './deadline';

/** Reserves the place of a screen while its code loads. Nothing shows for the first 200 ms; after 5 s a line says why. */
export function AreaSkeleton() {
  const isLate = useDelayed(200);
  const isSlow = useDelayed(deadlines.slow);
  return (
    <Frame role="status" aria-label="Loading" aria-busy="true">
      {isSlow && (
        <Text as="p" size="sm" tone="secondary">
          {slowText}
        </Text>
      )}
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
  ${gridStyle({ gap: 4, minHeight: '480px' })}
  align-content: start;
  padding: ${space[6]} var(--gutter);
`;
