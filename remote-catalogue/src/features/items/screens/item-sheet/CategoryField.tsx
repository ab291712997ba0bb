import { useMemo } from 'react';
import { MultiSelect } from '@back-office/shared/ui/choices';
import { categoryOptions } from '../../../../domain/categories';
import { useCategories } from '../../../../state/categories';
import { withNames } from '../../../../state/useLocationOptions';
import { useSoldNames } from '../../../../state/soldNames';

interface CategoryFieldProps {
  readonly label?: string;
  /** Shown while there is no category. */
  readonly placeholder?: string;
  readonly category: string;
  readonly onChange: (category: string) => void;
}

/** One of the merchant's categories or of those that sales name, or a new one. An item has one category: choosing another replaces it. */
export function CategoryField(props: CategoryFieldProps) {
  const { label = 'Categories', placeholder = 'Choose categories', category, onChange } = props;
  const { categories } = useCategories();
  const { category: sold } = useSoldNames();
  const options = useMemo(() => withNames(categoryOptions(categories), sold), [categories, sold]);
  return (
    <MultiSelect
      label={label}
      placeholder={placeholder}
      allowsCustom
      values={category === '' ? [] : [category]}
      options={options}
      onChange={(chosen) => onChange(chosen.find((value) => value !== category) ?? '')}
    />
  );
}
