import { widgets } from '../../../domain/reports/definition';
import { markOf } from '../domain/choiceNames';
import { ChosenChoices } from './ChosenChoices';
import { OptionList } from './OptionList';
import type { ReportEditing } from '../state/useReportEdit';

const cards = widgets.filter(({ type }) => type === 'metric');
const kpis = widgets.filter(({ type }) => type === 'kpi');

/** Eight metric cards and the KPI. */
export function WidgetsTab({ choices, edit }: ReportEditing) {
  return (
    <>
      <ChosenChoices title="Widgets in the report" list="widgets" choices={choices} edit={edit} />
      {[
        { title: 'Metric cards', options: cards },
        { title: 'KPI', options: kpis },
      ].map((group) => (
        <OptionList
          key={group.title}
          {...group}
          isChosen={(id) => choices.widgets.includes(id)}
          onToggle={(id) => edit.toggle({ list: 'widgets', id })}
          markOf={(id) => markOf('widgets', id)}
        />
      ))}
    </>
  );
}
