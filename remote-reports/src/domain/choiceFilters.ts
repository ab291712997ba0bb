import {
  feeChoices,
  locations,
  paymentMethods,
  sources,
  staffNames,
  statusChoices,
  tenders,
  transactionTypes,
  type Transaction,
  type TransactionFilters,
} from '@back-office/shared/ledger';

/** The filters that are lists of choices. An empty list does not filter. */
export type ChoiceName = Extract<
  keyof TransactionFilters,
  'paymentMethods' | 'tenders' | 'types' | 'status' | 'locations' | 'sources' | 'teamMembers' | 'fees'
>;

interface ChoiceFilter {
  readonly label: string;
  readonly choices: readonly string[];
  /** The choice that a row belongs to. */
  readonly valueOf: (row: Transaction) => string;
}

export const choiceFilters: Readonly<Record<ChoiceName, ChoiceFilter>> = {
  paymentMethods: { label: 'Payment method', choices: paymentMethods, valueOf: (row) => row.paymentMethod },
  tenders: { label: 'Tender', choices: tenders, valueOf: (row) => row.tender },
  types: { label: 'Type', choices: transactionTypes, valueOf: (row) => row.type },
  status: { label: 'Status', choices: statusChoices, valueOf: (row) => row.status },
  locations: { label: 'Locations', choices: locations, valueOf: (row) => row.location },
  sources: { label: 'Source', choices: sources, valueOf: (row) => row.source },
  teamMembers: { label: 'Team member', choices: staffNames, valueOf: (row) => row.staffName },
  fees: { label: 'Fees', choices: feeChoices, valueOf: (row) => (row.fee > 0 ? 'With fee' : 'Without fee') },
};

/** Always shown. */
export const mainChoices = ['paymentMethods', 'types', 'status'] as const satisfies readonly ChoiceName[];
/** Shown by More filters. */
export const moreChoices = [
  'tenders',
  'locations',
  'sources',
  'teamMembers',
  'fees',
] as const satisfies readonly ChoiceName[];
export const choiceNames: readonly ChoiceName[] = [...mainChoices, ...moreChoices];

/** Drops unknown values and puts the others in the order in which they are offered. */
export function withChoices(
  filters: TransactionFilters,
  name: ChoiceName,
  values: readonly string[],
): TransactionFilters {
  return { ...filters, [name]: choiceFilters[name].choices.filter((choice) => values.includes(choice)) };
}

/** `card` reads `Card`; the other choices already start with a capital. */
export function choiceLabel(choice: string): string {
  return choice.charAt(0).toUpperCase() + choice.slice(1);
}
