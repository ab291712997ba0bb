import type { Cents, Day, DayRange } from '@back-office/shared/format';
import type { GroupBy } from '@back-office/shared/ledger';
import type { MoneyBars } from '../../../domain/reports/chartPoints';
import { figureOf, groupFigures } from './deferredLines';
import type { ScenarioRow } from './scenarioRow';
import type { TimeSteps } from '../../../domain/reportControls';
import { stepName, stepsOf } from './steps';

interface CollectedPart {
  readonly name: string;
  readonly value: Cents;
}

/** What was collected with the sale and what before it. The parts add up to the total collected. */
export function collectedParts(rows: readonly ScenarioRow[]): readonly CollectedPart[] {
  const isGiftCard = (row: ScenarioRow) => row.giftCardSales !== 0;
  const isDeposit = (row: ScenarioRow) => row.depositCollected > 0;
  return [
    {
      name: 'Paid with the sale',
      value: figureOf(
        'total-collected',
        rows.filter((row) => !isDeposit(row) && !isGiftCard(row)),
      ),
    },
    { name: 'Deposits', value: figureOf('total-collected', rows.filter(isDeposit)) },
    { name: 'Gift cards', value: figureOf('total-collected', rows.filter(isGiftCard)) },
  ];
}

/** The total collected as bars: by time, by group, by both, or what it is made of. Groups and parts without money are left out. */
export function collectedBars(
  rows: readonly ScenarioRow[],
  range: DayRange,
  time: TimeSteps | undefined,
  { groupBy, today }: { readonly groupBy: GroupBy; readonly today: Day },
): MoneyBars {
  const names = groupBy === 'All' ? [] : [...groupFigures('total-collected', rows, groupBy).keys()];
  const by = groupBy.toLowerCase();
  const total = (own: readonly ScenarioRow[]) => figureOf('total-collected', own);
  if (time) {
    const title = `Total collected by ${stepName(time)}${names.length > 0 ? ` and ${by}` : ''}`;
    const valuesOf = (own: readonly ScenarioRow[]) => {
      const groups = groupFigures('total-collected', own, groupBy);
      return names.map((name) => groups.get(name) ?? 0);
    };
    return {
      title,
      series: names.length > 0 ? names : ['Total collected'],
      bars: stepsOf(rows, range, time, today).map(({ label, isPart, rows: own }) => ({
        name: label,
        isPart,
        values: names.length > 0 ? valuesOf(own) : [total(own)],
      })),
    };
  }
  if (names.length > 0) {
    const groups = groupFigures('total-collected', rows, groupBy);
    return {
      title: `Total collected by ${by}`,
      series: ['Total collected'],
      bars: [...groups].map(([name, value]) => ({ name, values: [value] })),
    };
  }
  return {
    title: 'What makes up the total collected',
    series: ['Amount'],
    bars: collectedParts(rows).map(({ name, value }) => ({ name, values: [value] })),
  };
}
