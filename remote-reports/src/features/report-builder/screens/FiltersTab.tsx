import { DateRangeChip } from '@back-office/shared/ui/dates';
import { MultiSelect } from '@back-office/shared/ui/choices';
import type { DayRange } from '@back-office/shared/format';
import { FiguresFailed } from '@back-office/shared/ledger/notices';
import { Skeleton, Text } from '@back-office/shared/ui';
import { useRangeChoices, useReportRange } from '../../../state/useReportRange';
import { useOfferedValues } from '../../../state/useOfferedValues';
import { dimensionOfFilter, filterValues } from '../domain/filterValues';
import { markOf } from '../domain/choiceNames';
import { ChosenList } from './ChosenList';
import { OptionList } from './OptionList';
import type { ReportEditing } from '../state/useReportEdit';

interface FiltersTabProps extends ReportEditing {
  readonly today: string;
}

/** The filters, and for each of those in the report the values that it keeps. */
export function FiltersTab({ choices, edit, today }: FiltersTabProps) {
  const { filters } = choices;
  const dateRange = useReportRange(choices.dateRange);
  const rangeChoices = useRangeChoices();

  function settingsOf(id: string) {
    if (id === 'date-range')
      return (
        <div>
          <DateRangeChip
            label="Date range"
            value={dateRange}
            onChange={edit.setDateRange}
            today={today}
            isActive={choices.dateRange !== undefined}
            {...rangeChoices}
          />
        </div>
      );
    if (markOf('filters', id))
      return (
        <Text as="p" size="xs" tone="muted">
          Your sales data does not have it, so this filter keeps everything.
        </Text>
      );
    const filter = filters.find((each) => each.id === id);
    return (
      filter && (
        <FilterValues
          filter={filter}
          range={dateRange}
          onChange={(values) => edit.setFilterValues(filter.id, values)}
        />
      )
    );
  }

  return (
    <>
      <ChosenList title="Active filters" list="filters" {...{ choices, edit, settingsOf }} />
      <OptionList title="All filters" list="filters" {...{ choices, edit }} />
    </>
  );
}

interface FilterValuesProps {
  readonly filter: ReportEditing['choices']['filters'][number];
  readonly range: DayRange;
  readonly onChange: (values: readonly string[]) => void;
}

function FilterValues({ filter, range, onChange }: FilterValuesProps) {
  const field = dimensionOfFilter(filter.id);
  const { answer, values, more, onSearch } = useOfferedValues({ range, filters: [] }, field);
  if (answer.state === 'failed') return <FiguresFailed what="The values" error={answer.error} onRetry={answer.retry} />;
  if (answer.state === 'waiting') return <Skeleton height={36} />;
  return (
    <MultiSelect
      label="Keep only"
      placeholder="All"
      values={filter.values}
      options={field ? filterValues(field, values) : []}
      onChange={onChange}
      more={more}
      onSearch={onSearch}
    />
  );
}
