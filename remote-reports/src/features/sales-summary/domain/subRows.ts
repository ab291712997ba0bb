import { compareFigures, compareNames, type Day, type DayRange } from '@back-office/shared/format';
import {
  dimensionOf,
  emptyGroup,
  isOfLine,
  mapAnswer,
  type Answer,
  type Comparison,
  type FigureGroup,
  type FiguresAnswer,
  type Filter,
  type Granularity,
  type GroupBy,
  type Question,
} from '@back-office/shared/ledger';
import { groupFields } from '../../../domain/reportControls';

/** The whole report split into rows by time or by group. The rows add up to the report. */
export interface SubRows {
  /** The word after "by": `day`, `category`. */
  readonly by: string;
  /** How transactions are assigned to the rows. */
  readonly rule: string;
  readonly rows: readonly SubRow[];
}

export interface SubRow extends SubGroup {
  /** Part of a week or month, or a period that is still running. */
  readonly isPart?: boolean;
  /** The same row of the baseline; `undefined` without a comparison. */
  readonly baseline: FigureGroup['figures'] | undefined;
  /** The groups of a period; they add up to it. */
  readonly groups: readonly SubGroup[];
}

interface SubGroup {
  readonly key: string;
  /** `Nov 22 – Nov 23 (so far)` if it is shown in part. */
  readonly label: string;
  /** Selects the transactions of the row among those of the report; `undefined` if only the baseline has the row. */
  readonly selection: RowSelection | undefined;
  readonly figures: FigureGroup['figures'];
}

/** What the transactions of a row have in common, beyond the filters of the report. */
export interface RowSelection {
  /** Its days; those of the report if left out. */
  readonly range?: DayRange | undefined;
  readonly filters?: readonly Filter[] | undefined;
}

export type AskSections = (question: Partial<Question>) => Answer<FiguresAnswer>;

export interface SubRowsView {
  readonly range: DayRange;
  readonly baseline: Question['baseline'];
  readonly granularity: Granularity;
  readonly groupBy: GroupBy;
  readonly comparison: Comparison;
  readonly today: Day;
}

const splitByPrice = 'A transaction with several items is split among them by list price.';

const groupTexts: Readonly<Record<Exclude<GroupBy, 'All'>, Pick<SubRows, 'by' | 'rule'>>> = {
  Category: { by: 'category', rule: splitByPrice },
  Item: { by: 'item', rule: splitByPrice },
  Staff: { by: 'staff member', rule: 'Each transaction counts for the staff member who collected it.' },
};

/** Largest group first. Groups that occur only in the baseline are included, so that both columns add up. */
export function askGroupRows(ask: AskSections, { groupBy, baseline }: SubRowsView): Answer<SubRows | undefined> {
  if (groupBy === 'All') return undefined;
  const answer = ask({ groupBy: fieldsOfGroups(groupBy), of: unitsOf(groupBy), baseline });
  return mapAnswer(answer, ({ total, baseline: earlier }) => {
    const [groupAt, earlierAt] = [groupLookup(total), earlier && groupLookup(earlier)];
    const known = new Set(total.groups.map(({ key }) => key));
    const others = earlier ? subGroups(earlier, groupBy).filter(({ key }) => !known.has(key)) : [];
    const rows = [...subGroups(total, groupBy), ...others].map((row) => ({
      ...row,
      figures: groupAt(row.key).figures,
      baseline: earlierAt?.(row.key).figures,
      groups: [],
    }));
    return { ...groupTexts[groupBy], rows };
  });
}

export function fieldsOfGroups(groupBy: GroupBy) {
  return groupBy === 'All' ? [] : [groupFields[groupBy]];
}

export function unitsOf(groupBy: GroupBy) {
  return fieldsOfGroups(groupBy).some(isOfLine) ? 'lines' : 'transactions';
}

/** The groups of a whole or of a period, largest gross sales first. Transactions with several items are in each. */
export function subGroups(whole: FigureGroup, groupBy: GroupBy, within: RowSelection = {}): readonly SubGroup[] {
  if (groupBy === 'All') return [];
  const field = groupFields[groupBy];
  const { noValue = '' } = dimensionOf(field);
  return whole.groups
    .map(({ key, figures }) => ({
      key,
      label: key === '' ? noValue : key,
      figures,
      selection: { ...within, filters: [...(within.filters ?? []), { field, values: [key] }] },
    }))
    .sort(
      (one, other) =>
        compareFigures(one.figures['gross-sales'], other.figures['gross-sales'], true) ||
        compareNames(one.label, other.label),
    );
}

/** Finds a group by its key; one without transactions is empty. */
export function groupLookup(total: FigureGroup): (key: string) => FigureGroup {
  const groups = new Map(total.groups.map((group) => [group.key, group]));
  return (key) => groups.get(key) ?? emptyGroup(key, total);
}
