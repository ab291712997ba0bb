import {
  array,
  check,
  fallback,
  literal,
  minLength,
  nonEmpty,
  object,
  optional,
  picklist,
  pipe,
  safeParse,
  string,
  transform,
  union,
  unknown,
  type GenericSchema,
  type InferOutput,
} from 'valibot';
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
const rangeSchema = pipe(
  union([
    object({ from: string(), to: string() }),
    pipe(
      object({ start: string(), end: string() }),
      transform(({ start, end }) => ({ from: start, to: end })),
    ),
  ]),
  check(isRange),
);

const text = pipe(string(), nonEmpty());

/** An id, or an object that has one. */
const idSchema = union([
  text,
  pipe(
    object({ id: text }),
    transform(({ id }) => id),
  ),
]);

/** One choice or a list of them. Unknown choices are dropped. */
function choicesSchema<Choice extends string>(choices: readonly Choice[]) {
  return pipe(
    union([
      array(unknown()),
      pipe(
        unknown(),
        transform((choice) => [choice]),
      ),
    ]),
    transform((values): readonly Choice[] => choices.filter((choice) => values.includes(choice))),
    minLength(1),
  );
}

function ignoredIfInvalid<const Schema extends GenericSchema>(schema: Schema) {
  return fallback(optional(schema), undefined);
}

const stateSchema = object({
  filterType: ignoredIfInvalid(picklist(drillDownLines)),
  status: ignoredIfInvalid(choicesSchema(statusChoices)),
  transactionTypes: ignoredIfInvalid(choicesSchema(transactionTypes)),
  dateRange: ignoredIfInvalid(rangeSchema),
  location: ignoredIfInvalid(picklist(locationChoices)),
  timeframe: ignoredIfInvalid(picklist(timeRanges)),
  selectedTransaction: ignoredIfInvalid(idSchema),
  showTransactionBlade: ignoredIfInvalid(literal(true)),
});

export type CheckedTransactionsState = InferOutput<typeof stateSchema>;

/** Reads navigation state. The browser's history keeps it and any page may write it, so invalid values are ignored. */
export function readTransactionsState(value: unknown): CheckedTransactionsState {
  const { success, output } = safeParse(stateSchema, value);
  return success ? output : {};
}
