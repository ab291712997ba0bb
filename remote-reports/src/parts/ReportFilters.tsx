import { compareNames, type DayRange } from '@back-office/shared/format';
import { useIsSampleLedger, useLedgerAnswer } from '@back-office/shared/ledger';
import { FilterChip } from '@back-office/shared/ui/choices';
import { isUnfilteredByDefault, type ChoiceFilterParam } from '../domain/reportChoices';

export interface ReportFiltersProps<Name extends string> {
  /** The filters, in their order. */
  readonly filters: readonly (ChoiceFilterParam<string> & { readonly name: Name })[];
  readonly choices: Readonly<Record<Name, string>>;
  readonly onChoose: (name: Name, value: string) => void;
  /** The days whose values are offered. */
  readonly range: DayRange;
}

/** Each chip shows its value and is tinted if that is not the default. Clear restores the default. */
export function ReportFilters<Name extends string>({ filters, choices, onChoose, range }: ReportFiltersProps<Name>) {
  return filters.map((filter) => (
    <ReportFilter
      key={filter.name}
      filter={filter}
      choice={choices[filter.name]}
      range={range}
      onChoose={(value) => onChoose(filter.name, value)}
    />
  ));
}

interface ReportFilterProps {
  readonly filter: ChoiceFilterParam<string>;
  readonly choice: string;
  readonly range: DayRange;
  readonly onChoose: (value: string) => void;
}

function ReportFilter({ filter, choice, range, onChoose }: ReportFilterProps) {
  const { label, default: byDefault } = filter;
  const options = useOfferedChoices(filter, choice, range);
  return (
    <FilterChip
      label={label}
      placeholder={byDefault}
      hidePlaceholder={isUnfilteredByDefault(filter)}
      options={options.map((value) => ({ value, label: value }))}
      selected={choice === byDefault ? [] : [choice]}
      onChange={([chosen = byDefault]) => onChoose(chosen)}
    />
  );
}

/** The choices of the filter; of an open one in a ledger of the page's own, those that its transactions have. */
function useOfferedChoices(
  { choices, default: byDefault, field, isOpen }: ChoiceFilterParam<string>,
  choice: string,
  range: DayRange,
) {
  const isSample = useIsSampleLedger();
  const asked = isOpen && !isSample ? field : undefined;
  const answer = useLedgerAnswer(
    (port, signal) => (asked ? port.facets({ scope: { range, filters: [] }, field: asked }, { signal }) : []),
    [asked, range],
  );
  if (!asked) return choices;
  const values = answer.state === 'ready' ? answer.data.map(({ value }) => value).filter(Boolean) : [];
  return [byDefault, ...[...new Set([...values, choice])].filter((value) => value !== byDefault).sort(compareNames)];
}
