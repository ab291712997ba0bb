import type { Day, DayRange } from '@back-office/shared/format';
import { PeriodNote } from '@back-office/shared/ledger/notices';
import { offeredPeriods, sampleWeek } from '../domain/rangeParams';

interface RangeNoteProps {
  readonly value: DayRange;
  readonly today: Day;
  readonly onChoose: (range: DayRange) => void;
}

/** The period of a screen in words, below its date range, and those that are one press away. */
export function RangeNote(props: RangeNoteProps) {
  return <PeriodNote {...props} sample={sampleWeek} offered={offeredPeriods} />;
}
