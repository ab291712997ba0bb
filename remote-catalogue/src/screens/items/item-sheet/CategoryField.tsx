import { useMemo } from 'react';
import { MultiSelect } from '@back-office/shared/ui/choices';
import { filterOptions } from '../../../domain/filterItems';
import { useItems } from '../../../state/items';

interface CategoryFieldProps {
  readonly label?: string;
  readonly category: string;
  readonly onChange: (category: string) => void;
}

/** One of the categories in use, or a new one typed here. An item has one category: choosing another replaces it. */
export function CategoryField({ label = 'Categories', category, onChange }: CategoryFieldProps) {
  const { items } = useItems();
  const options = useMemo(
    () => filterOptions(items, 'category').map(({ value, label }) => ({ value, label })),
    [items],
  );
  return (
    <MultiSelect
      label={label}
      placeholder="Choose categories"
      allowsCustom
      values={category === '' ? [] : [category]}
      options={options}
      onChange={(chosen) => onChange(chosen.find((value) => value !== category) ?? '')}
    />
  );
}
