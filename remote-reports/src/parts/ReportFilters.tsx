import { FilterChip } from '@back-office/shared/ui/choices';
import { isUnfilteredByDefault, type ChoiceFilterParam } from '../domain/reportChoices';

export interface ReportFiltersProps<Name extends string> {
  /** The filters, in their order. */
  readonly filters: readonly (ChoiceFilterParam<string> & { readonly name: Name })[];
  readonly choices: Readonly<Record<Name, string>>;
  readonly onChoose: (name: Name, value: string) => void;
}

/** Each chip shows its value and is tinted if that is not the default. Clear restores the default. */
export function ReportFilters<Name extends string>({ filters, choices, onChoose }: ReportFiltersProps<Name>) {
  return filters.map((filter) => {
    const { name, label, choices: options, default: byDefault } = filter;
    return (
      <FilterChip
        key={name}
        label={label}
        placeholder={byDefault}
        hidePlaceholder={isUnfilteredByDefault(filter)}
        options={options.map((value) => ({ value, label: value }))}
        selected={choices[name] === byDefault ? [] : [choices[name]]}
        onChange={([chosen = byDefault]) => onChoose(name, chosen)}
      />
    );
  });
}
