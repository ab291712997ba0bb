import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { DayRange } from '@back-office/shared/format';
import type { FiguresAnswer, LedgerAnswer } from '@back-office/shared/ledger';
import { FiguresFailed, PartialAnswer, UpdateFailed } from '@back-office/shared/ledger/notices';
import { gridStyle, media, motion, space } from '@back-office/shared/theme';
import { Card, Skeleton, useDelayed } from '@back-office/shared/ui';

/** The layout within depends on its width, not on that of the window. */
export const ownWidth = css`
  container-type: inline-size;

  ${media.print} {
    container-type: normal;
  }
`;

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

interface AnsweredFiguresProps<Data> {
  readonly answer: LedgerAnswer<Data>;
  /** What could not be loaded: `The report`. */
  readonly what: string;
  /** The range that was asked for. */
  readonly range: DayRange;
  /** Until there is an answer. */
  readonly loading: ReactNode;
  /** Shows an answer; a stale one until a newer arrives. */
  readonly children: (data: Data, isStale: boolean) => ReactNode;
}

/** The figures that a ledger answered, with what there is to say of the answer. */
export function AnsweredFigures<Data extends Pick<FiguresAnswer, 'part'> & { readonly range: DayRange }>(
  props: AnsweredFiguresProps<Data>,
) {
  const { answer, what, range, loading, children } = props;
  if (answer.state === 'waiting') return loading;
  const { error, retry } = answer;
  if (answer.state === 'failed')
    return (
      <Card>
        <FiguresFailed what={what} error={answer.error} onRetry={retry} />
      </Card>
    );
  const { data, isStale } = answer;
  return (
    <>
      {error && <UpdateFailed asked={range} shown={data.range} error={error} onRetry={retry} />}
      {data.part && <PartialAnswer shown={data.part.counted} total={data.part.of} />}
      {children(data, isStale)}
    </>
  );
}

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
