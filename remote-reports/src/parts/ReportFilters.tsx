import { compareNames, type DayRange } from '@back-office/shared/format';
import { useIsSampleLedger, useLedgerAnswer } from '@back-office/shared/ledger';
import { FilterChip } from '@back-office/shared/ui/choices';
import { isUnfilteredByDefault, type ReportControl } from '../domain/reportControls';

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
  { choices, default: byDefault, field, isOpen }: ReportControl,
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
