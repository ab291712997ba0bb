import styled from 'styled-components';
import { DateRangeChip } from '@back-office/shared/ui/dates';
import { MultiSelect } from '@back-office/shared/ui/choices';
import { useLedgerAnswer } from '@back-office/shared/ledger';
import { FiguresFailed } from '@back-office/shared/ledger/notices';
import { color, text } from '@back-office/shared/theme';
import { Skeleton } from '@back-office/shared/ui';
import { filterOptions } from '../../../domain/reports/definition';
import { useReportRange } from '../../../state/useReportRange';
import { useRangeChoices } from '../../../state/useRangeChoices';
import { askFilterValues } from '../domain/filterValues';
import { markOf } from '../domain/choiceNames';
import { ChosenChoices } from './ChosenChoices';
import { OptionList } from './OptionList';
import type { TabProps } from './tabProps';

interface FiltersTabProps extends TabProps {
  readonly today: string;
}

/** The filters, and for each of those in the report the values that it keeps. */
export function FiltersTab({ choices, edit, today }: FiltersTabProps) {
  const { filters } = choices;
  const dateRange = useReportRange(choices.dateRange);
  const rangeChoices = useRangeChoices();
  const ids = filters.map(({ id }) => id);
  const answer = useLedgerAnswer((port, signal) => askFilterValues(port, ids, dateRange, signal), [ids, dateRange]);

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
      return <Missing>Your sales data does not have it, so this filter keeps everything.</Missing>;
    if (answer.state === 'failed')
      return <FiguresFailed what="The values" error={answer.error} onRetry={answer.retry} />;
    const filter = filters.find((each) => each.id === id);
    if (answer.state === 'waiting' || !filter) return <Skeleton height={36} />;
    return (
      <MultiSelect
        label="Keep only"
        placeholder="All"
        values={filter.values}
        options={answer.data.get(filter.id) ?? []}
        onChange={(values) => edit.setFilterValues(filter.id, values)}
      />
    );
  }

  return (
    <>
      <ChosenChoices title="Active filters" list="filters" {...{ choices, edit, settingsOf }} />
      <OptionList
        title="All filters"
        options={filterOptions}
        isChosen={(id) => ids.includes(id)}
        onToggle={(id) => edit.toggle({ list: 'filters', id })}
        markOf={(id) => markOf('filters', id)}
      />
    </>
  );
}

const Missing = styled.p`
  ${text.xs}
  color: ${color.textMuted};
`;
