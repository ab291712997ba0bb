import { FilterChip } from '@back-office/shared/ui/choices';
import { choiceParams, type ChoiceName, type SummaryChoices } from '../domain/summaryView';

export interface SummaryFiltersProps {
  readonly choices: SummaryChoices;
  readonly onChoose: (name: ChoiceName, value: string) => void;
}

/** Each chip shows its value and is tinted if that is not the default. Clear restores the default. */
export function SummaryFilters({ choices, onChoose }: SummaryFiltersProps) {
  return Object.values(choiceParams).map(({ name, label, choices: options, default: byDefault }) => (
    <FilterChip
      key={name}
      label={label}
      placeholder={byDefault}
      options={options.map((value) => ({ value, label: value }))}
      selected={choices[name] === byDefault ? [] : [choices[name]]}
      onChange={([chosen = byDefault]) => onChoose(name, chosen)}
    />
  ));
}
