import * as v from 'valibot';
import { locationChoices, statusChoices, timeRanges, transactionTypes } from '@back-office/shared/ledger';
import { readSentRange } from './rangeParams';
import { drillDownLines } from './reportLineRows';

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
  dateRange: ignoredIfInvalid(
    v.pipe(
      v.unknown(),
      v.transform((dateRange) => readSentRange({ dateRange })),
    ),
  ),
  location: ignoredIfInvalid(v.picklist(locationChoices)),
  timeframe: ignoredIfInvalid(v.picklist(timeRanges)),
  selectedTransaction: ignoredIfInvalid(idSchema),
  showTransactionBlade: ignoredIfInvalid(v.literal(true)),
});

export type CheckedTransactionsState = v.InferOutput<typeof stateSchema>;

/** Reads `TransactionsState`. The browser's history keeps it and any page may write it, so invalid values are ignored. */
export function readTransactionsState(value: unknown): CheckedTransactionsState {
  const { success, output } = v.safeParse(stateSchema, value);
  return success ? output : {};
}
