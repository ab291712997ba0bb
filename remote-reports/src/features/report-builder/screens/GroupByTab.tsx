import { groupByOptions } from '../../../domain/reports/definition';
import { markOf } from '../domain/choiceNames';
import { ChosenChoices } from './ChosenChoices';
import { OptionList } from './OptionList';
import type { ReportEditing } from '../state/useReportEdit';

/** The ways to group. Groups are nested in the order of the list. */
export function GroupByTab({ choices, edit }: ReportEditing) {
  return (
    <>
      <ChosenChoices title="Grouped by" list="groupBy" choices={choices} edit={edit} />
      <OptionList
        title="All groups"
        options={groupByOptions}
        isChosen={(id) => choices.groupBy.includes(id)}
        onToggle={(id) => edit.toggle({ list: 'groupBy', id })}
        markOf={(id) => markOf('groupBy', id)}
      />
    </>
  );
}
