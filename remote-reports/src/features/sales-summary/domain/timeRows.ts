import { daysOf, formatRange, type DayRange } from '@back-office/shared/format';
import {
  allAnswers,
  emptyGroup,
  figuresTogether,
  hourOfBusinessDay,
  hoursBetween,
  mapAnswer,
  pairPeriods,
  partOfPeriod,
  periodKey,
  periodLabel,
  weeksRule,
  withPart,
  type Answer,
  type FigureGroup,
  type GroupBy,
  type PeriodLength,
} from '@back-office/shared/ledger';
import { timeFields, type TimeSteps } from '../../../domain/reportControls';
import { groupLabel, groupWord } from '../../../domain/reports/groupTexts';
import {
  fieldsOfGroups,
  groupLookup,
  subGroups,
  unitsOf,
  type AskSections,
  type RowSelection,
  type SubRow,
  type SubRows,
  type SubRowsView,
} from './subRows';
import { sectionIds } from './summaryLines';

const rules: Readonly<Record<TimeSteps, string>> = {
  Hourly: 'Transactions are grouped by hour of the day, across all days.',
  Daily: 'Transactions are grouped by day.',
  Weekly: 'The first and last week include only days in the date range.',
  Monthly: 'The first and last month include only days in the date range.',
};

/**
 * Rows in order of time, with the groups of each. Hours are compared with the same hour, other periods as `pairPeriods`
 * pairs them: the baseline is asked for by day, because its periods need not be calendar weeks or months.
 */
export function askTimeRows(ask: AskSections, view: SubRowsView): Answer<SubRows | undefined> {
  const { granularity, groupBy, baseline } = view;
  if (granularity === 'Summary') return undefined;
  const field = timeFields[granularity];
  const rule = rules[granularity];
  const answers = allAnswers(
    ask({ groupBy: [field, ...fieldsOfGroups(groupBy)], of: unitsOf(groupBy) }),
    baseline && ask({ ...baseline, groupBy: [granularity === 'Hourly' ? 'hour' : 'date'] }),
  );
  return mapAnswer(answers, ([{ total }, earlier]) => ({
    by: groupWord(field),
    rule: granularity === 'Weekly' ? `${weeksRule()}. ${rule}` : rule,
    rows:
      granularity === 'Hourly'
        ? hourRows(total, earlier?.total, groupBy)
        : periodRows(total, earlier?.total, granularity, view),
  }));
}

/** A period that only the baseline has is a row without sales. */
function periodRows(
  total: FigureGroup,
  earlierTotal: FigureGroup | undefined,
  length: PeriodLength,
  { range, comparison, today, groupBy }: SubRowsView,
): readonly SubRow[] {
  const groupAt = groupLookup(total);
  const earlierAt = earlierTotal && groupLookup(earlierTotal);
  const figuresIn = (days: DayRange | undefined) =>
    earlierTotal &&
    earlierAt &&
    figuresTogether(sectionIds, days ? daysOf(days).map(earlierAt) : [emptyGroup('', earlierTotal)]);
  return pairPeriods(range, length, earlierTotal ? comparison : 'None', today).map(({ days, baseline }) => {
    const group = days ? groupAt(periodKey(days.from, length)) : emptyGroup(`baseline ${baseline?.from}`, total);
    const label = days ? periodLabel(days, length) : baseline ? formatRange(baseline) : '';
    const part = days && partOfPeriod(days, length, today);
    const selection = days && { range: days };
    return {
      key: group.key,
      label: withPart(label, part),
      ...(part !== undefined && { isPart: true }),
      selection,
      figures: group.figures,
      baseline: figuresIn(baseline),
      groups: subGroups(group, groupBy, selection),
    };
  });
}

function hourRows(total: FigureGroup, earlier: FigureGroup | undefined, groupBy: GroupBy): readonly SubRow[] {
  const groupAt = groupLookup(total);
  const earlierAt = earlier && groupLookup(earlier);
  const keys = [total, earlier].flatMap((period) => (period ? [period.groups.map(({ key }) => key)] : []));
  const hours = [...new Set(keys.flatMap(hoursBetween))].sort(byHour);
  // Sales of which only the day is known.
  const untimed = keys.flat().includes('') ? [''] : [];
  return [...hours, ...untimed].map((key) => {
    const group = groupAt(key);
    const selection: RowSelection = { filters: [{ field: 'hour', values: [key] }] };
    return {
      key,
      label: groupLabel('hour', key),
      selection,
      figures: group.figures,
      baseline: earlierAt?.(key).figures,
      groups: subGroups(group, groupBy, selection),
    };
  });
}

/** In the order of a business day. */
function byHour(one: string, other: string) {
  return hourOfBusinessDay(Number(one)) - hourOfBusinessDay(Number(other));
}
