import * as v from 'valibot';
import type { DayRange } from '@back-office/shared/format';
import {
  locationChoices,
  statusChoices,
  timeRanges,
  transactionTypes,
  valuesOf,
  type Scope,
} from '@back-office/shared/ledger';
import { drillDownLines, type DrillDownLine } from './reportLineRows';
import { isRange } from './rangeParams';
import { timeRangeOf } from './transactionsView';

/** Navigation state that `/transactions` accepts. A property that is missing does not narrow the list. */
export interface TransactionsState {
  readonly filterType?: DrillDownLine;
  /** One status or several. */
  readonly status?: string | readonly string[];
  readonly transactionTypes?: readonly string[];
  readonly dateRange?: DayRange;
  readonly location?: string;
  readonly timeframe?: string;
  /** Id of a transaction; its panel opens only if `showTransactionBlade` is true. */
  readonly selectedTransaction?: string;
  readonly showTransactionBlade?: boolean;
}

/** Restricts the transactions page to fewer rows than the report has. */
type Restriction = Pick<TransactionsState, 'filterType' | 'status' | 'transactionTypes' | 'selectedTransaction'>;

/**
 * The state with which a report opens the transactions page: its date range, location and time of day, and a further
 * restriction. A selected transaction also opens its panel.
 */
export function transactionsStateOf(scope: Scope, restriction: Restriction = {}): TransactionsState {
  const isPanelOpen = restriction.selectedTransaction !== undefined;
  const [location = 'All'] = valuesOf(scope.filters, 'location');
  const state = { dateRange: scope.range, location, timeframe: timeRangeOf(scope) };
  return { ...state, ...restriction, ...(isPanelOpen && { showTransactionBlade: true }) };
}

/** `{ from, to }` or `{ start, end }` */
const rangeSchema = v.pipe(
  v.union([
    v.object({ from: v.string(), to: v.string() }),
    v.pipe(
      v.object({ start: v.string(), end: v.string() }),
      v.transform(({ start, end }) => ({ from: start, to: end })),
    ),
  ]),
  v.check(isRange),
);

const text = v.pipe(v.string(), v.nonEmpty());

/** An id, or an object that has one. */
const idSchema = v.union([
  text,
  v.pipe(
    v.object({ id: text }),
    v.transform(({ id }) => id),
  ),
]);

/** One choice or a list of them. Unknown choices are dropped. */
function choicesSchema<Choice extends string>(choices: readonly Choice[]) {
  return v.pipe(
    v.union([
      v.array(v.unknown()),
      v.pipe(
        v.unknown(),
        v.transform((choice) => [choice]),
      ),
    ]),
    v.transform((values): readonly Choice[] => choices.filter((choice) => values.includes(choice))),
    v.minLength(1),
  );
}

function ignoredIfInvalid<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

const stateSchema = v.object({
  filterType: ignoredIfInvalid(v.picklist(drillDownLines)),
  status: ignoredIfInvalid(choicesSchema(statusChoices)),
  transactionTypes: ignoredIfInvalid(choicesSchema(transactionTypes)),
  dateRange: ignoredIfInvalid(rangeSchema),
  location: ignoredIfInvalid(v.picklist(locationChoices)),
  timeframe: ignoredIfInvalid(v.picklist(timeRanges)),
  selectedTransaction: ignoredIfInvalid(idSchema),
  showTransactionBlade: ignoredIfInvalid(v.literal(true)),
});

export type CheckedTransactionsState = v.InferOutput<typeof stateSchema>;

/** Reads navigation state. The browser's history keeps it and any page may write it, so invalid values are ignored. */
export function readTransactionsState(value: unknown): CheckedTransactionsState {
  const { success, output } = v.safeParse(stateSchema, value);
  return success ? output : {};
}
