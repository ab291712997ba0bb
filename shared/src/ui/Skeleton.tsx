import styled, { keyframes } from 'styled-components';
import { color, radius, size, space } from '../theme/theme';
import { useDelayed } from './useDelayed';

/** A grey stand-in of the size of what comes. Show it late: see `useDelayed`. */
export interface SkeletonProps {
  /** CSS length, default all there is. */
  readonly width?: string | number | undefined;
  /** CSS length, default one line of text. */
  readonly height?: string | number | undefined;
}

export function Skeleton({ width = '100%', height = 12 }: SkeletonProps) {
  return <Bar aria-hidden style={{ width, height }} />;
}

/** Rows of a table on their way. They hold their space at once and show after 200 ms. */
export interface SkeletonRowsProps {
  /** How many rows. */
  readonly rows: number;
  /** How many columns, the first being the name. */
  readonly columns: number;
}

/** Names differ in length; so do their stand-ins. */
const widths = ['46%', '34%', '52%', '38%', '42%'] as const;

export function SkeletonRows({ rows, columns }: SkeletonRowsProps) {
  const isLate = useDelayed();
  return (
    <Rows role="status" aria-label="Loading" $isLate={isLate}>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row} aria-hidden>
          <First>
            <Skeleton width={32} height={32} />
            <Skeleton width={widths[row % widths.length]} />
          </First>
          {Array.from({ length: Math.max(0, columns - 1) }, (_, column) => (
            <Cell key={column} $isLast={column === columns - 2}>
              <Skeleton width={column === columns - 2 ? 64 : 40} />
            </Cell>
          ))}
        </Row>
      ))}
    </Rows>
  );
}

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

const Bar = styled.span`
  display: block;
  flex: none;
  max-width: 100%;
  border-radius: ${radius.sm};
  background-color: ${color.bgActive};
  animation: ${pulse} 1600ms ease-in-out infinite;
`;

const Rows = styled.div<{ readonly $isLate: boolean }>`
  > * {
    visibility: ${(props) => (props.$isLate ? 'visible' : 'hidden')};
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  height: ${size.row};
  padding: 0 ${space[4]};

  & + & {
    border-top: 1px solid ${color.border};
  }
`;

const First = styled.span`
  display: flex;
  flex: 2;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
`;

const Cell = styled.span<{ readonly $isLast: boolean }>`
  display: flex;
  flex: 1;
  justify-content: ${(props) => (props.$isLast ? 'flex-end' : 'center')};
  min-width: 0;
`;
