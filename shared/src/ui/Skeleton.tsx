import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { grows, keyframes, rowStyle, ruledApart, size, textStyle } from '@back-office/shared/theme';

/** A gray placeholder with the size of the content. Show it after a delay: see `useDelayed`. */
export interface SkeletonProps {
  /** CSS length; the full width by default. */
  readonly width?: string | number | undefined;
  /** CSS length; one line of text by default. */
  readonly height?: string | number | undefined;
}

export function Skeleton({ width = '100%', height = 12 }: SkeletonProps) {
  return <Bar aria-hidden style={{ width, height }} />;
}

/** False for the first `ms` milliseconds, then true, so that fast work shows no flash of a placeholder. */
export function useDelayed(ms = 200): boolean {
  const [isLate, setLate] = useState(ms <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isLate;
}

/** Placeholder rows of a table that is loading. They take their space at once and become visible after 200 ms. */
export interface SkeletonRowsProps {
  /** Number of rows. */
  readonly rows: number;
  /** Number of columns; the first one is the name. */
  readonly columns: number;
}

/** Names differ in length, and so do their placeholders. */
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

const Bar = styled.span`
  ${textStyle({ block: true, fixed: true, maxWidth: '100%', round: 'sm', ground: 'active' })}

  @media (prefers-reduced-motion: no-preference) {
    animation: ${keyframes.pulse} 1600ms ease-in-out infinite;
  }
`;

const Rows = styled.div<{ readonly $isLate: boolean }>`
  > * {
    visibility: ${(props) => (props.$isLate ? 'visible' : 'hidden')};
  }
`;

const Row = styled.div`
  ${rowStyle({ gap: 4, pad: ['0px', 4], height: size.row })}
  ${ruledApart}
`;

const First = styled.span`
  ${rowStyle({ gap: 3, shrink: true })}
  flex: 2;
`;

const Cell = styled.span<{ readonly $isLast: boolean }>`
  display: flex;
  ${grows}
  justify-content: ${(props) => (props.$isLast ? 'flex-end' : 'center')};
`;
