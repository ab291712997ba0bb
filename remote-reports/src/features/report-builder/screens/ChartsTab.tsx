import { Select } from '@back-office/shared/ui/choices';
import { fieldOf, isFigure, type FieldId } from '../../../domain/reports/fields';
import { metrics } from '../../../domain/reports/metrics';
import { isRecorded, notRecorded } from '../../../domain/reports/fields';
import { chartTexts } from '../domain/builder';
import { ChosenList } from './ChosenList';
import { OptionList } from './OptionList';
import type { ReportEditing } from '../state/useReportEdit';

const figures: readonly FieldId[] = metrics.map(({ id }) => id).filter(isFigure);

/** The fields to choose from. A report of another origin can have a field that is not among them. */
function choicesOf(ids: readonly FieldId[], chosen: FieldId | undefined) {
  const all = chosen === undefined || ids.includes(chosen) ? ids : [...ids, chosen];
  return all.map((id) => ({ value: id, label: isRecorded(id) ? fieldOf(id).name : markedName(id) }));
}

function markedName(id: FieldId) {
  return `${fieldOf(id).name} (${notRecorded.toLowerCase()})`;
}

/** The four chart types, and what each chart of the report shows. */
export function ChartsTab({ choices, edit }: ReportEditing) {
  function settingsOf(type: string) {
    const chart = choices.charts.find((each) => each.type === type);
    if (!chart) return null;
    const set = (change: { readonly figure?: string; readonly by?: string }) =>
      edit.setChart({ ...chart, ...(change as { readonly figure?: FieldId; readonly by?: FieldId }) });
    return (
      <>
        <Select
          label="Figure"
          value={chart.figure}
          options={choicesOf(figures, chart.figure)}
          onChange={(figure) => set({ figure })}
        />
        <Select
          label="By"
          value={chart.by ?? ''}
          options={choicesOf(chartTexts, chart.by)}
          onChange={(by) => set({ by })}
          placeholder="Group"
        />
      </>
    );
  }

  return (
    <>
      <ChosenList title="Charts in the report" list="charts" {...{ choices, edit, settingsOf }} />
      <OptionList title="Chart types" list="charts" {...{ choices, edit }} />
    </>
  );
}
