import { compareNames, type DayRange } from '@back-office/shared/format';
import { useIsSampleLedger } from '@back-office/shared/ledger';
import { FilterChip } from '@back-office/shared/ui/choices';
import { isUnfilteredByDefault, type ReportControl } from '../domain/reportControls';
import { useOfferedValues } from '../state/useOfferedValues';

export interface ReportFiltersProps {
  /** The chips, in their order. */
  readonly filters: readonly ReportControl[];
  /** By the name of the control. */
  readonly choices: Readonly<Record<string, string>>;
  readonly onChoose: (control: ReportControl, value: string) => void;
  /** The days whose values are offered. */
  readonly range: DayRange;
}

/** Each chip shows its value and is tinted if that is not the default. Clear restores the default. */
export function ReportFilters({ filters, choices, onChoose, range }: ReportFiltersProps) {
  return filters.map((filter) => (
    <ReportFilter
      key={filter.name}
      filter={filter}
      choice={choices[filter.name] ?? filter.default}
      range={range}
      onChoose={(value) => onChoose(filter, value)}
    />
  ));
}

interface ReportFilterProps {
  readonly filter: ReportControl;
  readonly choice: string;
  readonly range: DayRange;
  readonly onChoose: (value: string) => void;
}

function ReportFilter({ filter, choice, range, onChoose }: ReportFilterProps) {
  const { label, choices, default: byDefault, field, isOpen } = filter;
  const isSample = useIsSampleLedger();
  const asked = isOpen && !isSample ? field : undefined;
  const { values, more, onSearch } = useOfferedValues({ range, filters: [] }, asked);
  // A ledger of the page's own offers its values in place of the choices.
  const own = [...new Set([...values.map(({ value }) => value).filter(Boolean), choice])];
  const offered = asked ? [byDefault, ...own.filter((value) => value !== byDefault).sort(compareNames)] : choices;
  return (
    <FilterChip
      label={label}
      placeholder={byDefault}
      hidePlaceholder={isUnfilteredByDefault(filter)}
      options={offered.map((value) => ({ value, label: value }))}
      selected={choice === byDefault ? [] : [choice]}
      onChange={([chosen = byDefault]) => onChoose(chosen)}
      more={more}
      onSearch={onSearch}
    />
  );
}
