import { FilterChip } from '@back-office/shared/ui/choices';
import { choiceDefinitions, type ChoiceName, type SummaryChoices } from '../domain/summaryView';

export interface SummaryFiltersProps {
  readonly choices: SummaryChoices;
  readonly onChoose: (name: ChoiceName, value: string) => void;
}

/** Each chip shows what holds and is tinted when that is not how the report opens; Clear goes back to it. */
export function SummaryFilters({ choices, onChoose }: SummaryFiltersProps) {
  return choiceDefinitions.map(({ name, label, options, default: byDefault }) => (
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
