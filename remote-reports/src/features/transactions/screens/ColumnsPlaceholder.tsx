import { firstPlusCount } from '@back-office/shared/format';
import { FilterChipPlaceholder } from '@back-office/shared/loading';
import { columnsChip, extraColumnNames } from '../domain/extraColumns';
import { useExtraColumns } from '../state/useExtraColumns';

/** Looks like `ColumnsChip` until its code is loaded. */
export function ColumnsPlaceholder() {
  const [columns] = useExtraColumns();
  const names = columns.map((column) => extraColumnNames[column]);
  return (
    <FilterChipPlaceholder
      label={columnsChip.label}
      value={firstPlusCount(names) ?? columnsChip.placeholder}
      isActive={names.length > 0}
      hidePlaceholder
    />
  );
}
