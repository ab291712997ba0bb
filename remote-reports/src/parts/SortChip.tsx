import type { Sort, TransactionSort } from '@back-office/shared/ledger';
import { FilterChip } from '@back-office/shared/ui/choices';

export interface SortChoice {
  readonly label: string;
  readonly sort: Sort<TransactionSort>;
}

interface SortChipProps {
  /** The first is the usual order. */
  readonly choices: readonly SortChoice[];
  /** What the order is called, also if it is none of the choices. */
  readonly current: string;
  readonly onSort: (sort: SortChoice['sort']) => void;
}

/** Sorting on phones, where tables have no header. */
export function SortChip({ choices, current, onSort }: SortChipProps) {
  const usual = choices[0];
  return (
    <FilterChip
      label="Sort"
      placeholder={usual?.label ?? ''}
      options={choices.map(({ label }) => ({ value: label, label }))}
      selected={current === usual?.label ? [] : [current]}
      onChange={([chosen]) => {
        const next = choices.find(({ label }) => label === chosen) ?? usual;
        if (next) onSort(next.sort);
      }}
    />
  );
}
