import { useState } from 'react';
import type { DayRange } from '@back-office/shared/format';
import { DateRangeChip, DateRangeStepper } from '@back-office/shared/ui/dates';
import type { DatesName } from '../../data/componentEntries';
import type { Preview } from './preview';

const week: DayRange = { from: '2025-06-22', to: '2025-06-28' };
const overNewYear: DayRange = { from: '2024-12-28', to: '2025-01-03' };
const today = '2025-07-18';

export const previewsOfDates: Readonly<Record<DatesName, Preview>> = {
  DateRangeChip: {
    states: [
      { label: 'At rest', Example: () => <Chip first={week} /> },
      { label: 'Narrows', Example: () => <Chip first={overNewYear} isNarrowing /> },
    ],
  },
  DateRangeStepper: {
    states: [
      { label: 'A week', Example: () => <Stepper first={week} /> },
      { label: 'One day', Example: () => <Stepper first={{ from: today, to: today }} /> },
      { label: 'Over New Year, 31 days at most', Example: () => <Stepper first={overNewYear} mostDays={31} /> },
    ],
    isWide: true,
  },
};

function Chip({ first, isNarrowing = false }: { readonly first: DayRange; readonly isNarrowing?: boolean }) {
  const [range, setRange] = useState(first);
  return <DateRangeChip label="Date range" value={range} onChange={setRange} today={today} isNarrowing={isNarrowing} />;
}

function Stepper({ first, mostDays }: { readonly first: DayRange; readonly mostDays?: number }) {
  const [range, setRange] = useState(first);
  return (
    <div>
      <DateRangeStepper label="Date range" value={range} onChange={setRange} today={today} mostDays={mostDays} />
    </div>
  );
}
