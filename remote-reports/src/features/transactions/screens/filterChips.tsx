import {
  filterField,
  inOrder,
  useIsSampleLedger,
  valuesOf,
  withFilter,
  type FieldFilter,
  type FilterFieldId,
  type Scope,
} from '@back-office/shared/ledger';
import { FilterChip, type FilterOption } from '@back-office/shared/ui/choices';
import { groupLabel } from '../../../domain/reports/groupTexts';
import { noChoice } from '../../../domain/transactionsView';
import { useOfferedValues } from '../../../state/useOfferedValues';
import { useExtraColumns } from './extraColumns';
import { columnsChip } from './transactionColumns';

export { SortChip } from '../../../parts/SortChip';

interface ChoiceChipsProps {
  readonly filters: readonly FieldFilter[];
  readonly fields: readonly FilterFieldId[];
  /** What the list shows. */
  readonly scope: Scope;
  readonly onChange: (filters: readonly FieldFilter[]) => void;
}

export function ChoiceChips({ filters, fields, scope, onChange }: ChoiceChipsProps) {
  return fields.map((id) => (
    <ChoiceChip
      key={id}
      id={id}
      selected={valuesOf(filters, id)}
      scope={scope}
      onChange={(values) => onChange(withFilter(filters, id, values))}
    />
  ));
}

interface ChoiceChipProps {
  readonly id: FilterFieldId;
  readonly selected: readonly string[];
  readonly scope: Scope;
  readonly onChange: (values: readonly string[]) => void;
}

/** Its options say how many transactions each would leave, given the other filters. */
function ChoiceChip({ id, selected, scope, onChange }: ChoiceChipProps) {
  const others = { ...scope, filters: scope.filters.filter(({ field }) => field !== id) };
  const { answer, values: offered, more, onSearch } = useOfferedValues(others, id);
  const isSample = useIsSampleLedger();
  const { label, choices = [], isFixed, isSingle = false } = filterField(id);
  const known = isSample || isFixed ? choices : [];
  const values = inOrder(id, [...known, ...offered.map(({ value }) => value), ...selected]);
  const counts = new Map(offered.map(({ value, transactions }) => [value, transactions]));
  // A value that is not among the most frequent may have transactions, too.
  const rest = more === undefined ? 0 : undefined;
  const isCounted = answer.state === 'ready' && !answer.isStale;
  const optionOf = (value: string, name: string, count: number | undefined): FilterOption => ({
    value,
    label: name,
    ...(isCounted && count !== undefined && { count }),
  });
  const options = values.map((value) => optionOf(value, groupLabel(id, value), counts.get(value) ?? rest));
  const all = offered.reduce((sum, { transactions }) => sum + transactions, 0);
  return (
    <FilterChip
      label={label}
      placeholder={noChoice(id)}
      hidePlaceholder
      options={isSingle ? [optionOf(noChoice(id), noChoice(id), all), ...options] : options}
      selected={selected}
      multiple={!isSingle}
      onChange={onChange}
      more={more}
      onSearch={onSearch}
    />
  );
}

/** Adds columns to the list. */
export function ColumnsChip() {
  const [columns, choose] = useExtraColumns();
  return <FilterChip {...columnsChip} selected={columns} multiple onChange={choose} />;
}
