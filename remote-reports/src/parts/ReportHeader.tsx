import { Children, type ReactNode } from 'react';
import styled from 'styled-components';
import type { DayRange } from '@back-office/shared/format';
import { useToday } from '@back-office/shared/ledger';
import { PeriodNote } from '@back-office/shared/ledger/notices';
import { gridStyle, media, size, textStyle } from '@back-office/shared/theme';
import { DateRangeStepper } from '@back-office/shared/ui/dates';
import { sampleWeek } from '../domain/rangeParams';
import { useRangeChoices } from '../state/useReportRange';

interface RangeProps {
  readonly value: DayRange;
  readonly onChange: (range: DayRange) => void;
}

/** The date range of a report, which can be chosen or stepped through. */
export function RangeStepper(props: RangeProps) {
  return <DateRangeStepper label="Date range" today={useToday()} {...useRangeChoices()} {...props} />;
}

interface RangeNoteProps extends RangeProps {
  /** The days that the sample opens on. */
  readonly sample?: typeof sampleWeek;
  /** The date range beside it has the year. */
  readonly nameOnly?: boolean;
}

/** The period of a screen in words, below its date range, and those that are one press away. */
export function RangeNote({ value, onChange, sample = sampleWeek, nameOnly }: RangeNoteProps) {
  const today = useToday();
  return (
    <PeriodNote {...{ value, sample, today, nameOnly }} latestDays={7} offered={offeredPeriods} onChoose={onChange} />
  );
}

const offeredPeriods = ['Today', 'This week'] as const;

interface HeaderControlsProps extends RangeProps {
  /** Buttons beside the range. */
  readonly children: ReactNode;
}

/** The date range and the buttons of a report, at the end of the title. On phones they are below it. */
export function HeaderControls({ children, ...range }: HeaderControlsProps) {
  return (
    <Controls $columns={`minmax(0, 1fr)${' auto'.repeat(Children.toArray(children).length)}`}>
      <RangeStepper {...range} />
      {children}
      <RangeNote {...range} />
    </Controls>
  );
}

const Controls = styled.div<{ readonly $columns: string }>`
  ${gridStyle({ gap: [1, 2], shrink: true })}
  grid-template-columns: ${(props) => props.$columns};
  justify-items: end;

  /* The period in words has a line of its own. */
  > :last-child {
    grid-column: 1 / -1;
  }

  ${media.phone} {
    justify-items: stretch;
    width: calc(100vw - 2 * ${size.gutter});

    /* The window includes the scrollbar. */
    max-width: 100%;
  }
`;

/** What the controls say, on paper. */
export const PrintedScope = styled.span`
  display: none;
  ${textStyle({ print: { block: true } })}
`;
