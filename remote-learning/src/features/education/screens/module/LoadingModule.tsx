import styled from 'styled-components';
import { color, gridStyle } from '@back-office/shared/theme';
import { Skeleton, useDelayed } from '@back-office/shared/ui';

/** Takes its space at once and becomes visible after 200 ms. */
export function LoadingModule() {
  const isLate = useDelayed();
  return (
    <Lines role="status" $isLate={isLate}>
      <span>Loading module...</span>
      <Skeleton height={24} width="40%" />
      <Skeleton height={16} width="92%" />
      <Skeleton height={16} width="88%" />
      <Skeleton height={16} width="60%" />
    </Lines>
  );
}

const Lines = styled.div<{ readonly $isLate: boolean }>`
  ${gridStyle({ gap: 4, maxWidth: '760px', minHeight: '400px' })}
  align-content: start;
  opacity: ${(props) => (props.$isLate ? 1 : 0)};

  > span:first-child {
    color: ${color.textMuted};
  }
`;
