import styled from 'styled-components';
import { gridStyle, media, motion, space } from '@back-office/shared/theme';
import { Skeleton, useDelayed } from '@back-office/shared/ui';

/** The cards of a report. While newer figures load, the older ones stay in place and are dimmed. */
export const FiguresBlock = styled.div`
  ${gridStyle({ gap: 4 })}
  transition: opacity ${motion.fast};

  > * {
    min-width: 0;
  }

  &[data-loading] {
    opacity: 0.5;
  }

  ${media.print} {
    display: block;

    > * + * {
      margin-top: ${space[2]};
    }
  }
`;

interface LoadingFiguresProps {
  /** Pixels of each card. */
  readonly heights: readonly number[];
}

/** Reserves the space of the figures, and shows that they are loading if it takes longer than a moment. */
export function LoadingFigures({ heights }: LoadingFiguresProps) {
  const isLate = useDelayed();
  return (
    <FiguresBlock role="status" aria-label="Loading">
      {heights.map((height) => (
        <div key={height} style={{ height }}>
          {isLate && <Skeleton height={height} />}
        </div>
      ))}
    </FiguresBlock>
  );
}
