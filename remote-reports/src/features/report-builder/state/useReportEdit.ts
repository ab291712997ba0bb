import { useMemo, useState } from 'react';
import type { DayRange } from '@back-office/shared/format';
import { useLedgerFacts } from '@back-office/shared/ledger';
import type { ReportChoices } from '../../../domain/builtReport/builtDefinition';
import type { FilterId, ReportChart } from '../../../domain/reports/definition';
import {
  idsIn,
  isChosen,
  moveChoice,
  toggleChoice,
  withChart,
  withDateRange,
  withFilterValues,
  withoutChoice,
  type Choice,
  type ListName,
} from '../domain/builder';
import { markOf, nameIn } from '../domain/choiceNames';
import type { ReportBuilder } from './useReportBuilder';

/** The edits of the report's lists, and what screen readers announce about the last one. */
export function useReportEdit({ builder, change }: Pick<ReportBuilder, 'builder' | 'change'>) {
  const [announcement, setAnnouncement] = useState('');
  const { choices } = builder;
  const told = useLedgerFacts()?.unknown;
  const edit = useMemo(
    () => ({
      toggle(choice: Choice) {
        const isAdded = !isChosen(choices, choice);
        const mark = isAdded && markOf(choice.list, choice.id, told);
        const done = isAdded ? 'added' : 'removed';
        setAnnouncement(`${nameIn(choice.list, choice.id)} ${done}${mark ? `, ${mark.text.toLowerCase()}` : ''}`);
        change((before) => toggleChoice(before, choice));
      },
      remove(choice: Choice) {
        setAnnouncement(`${nameIn(choice.list, choice.id)} removed`);
        change((before) => withoutChoice(before, choice));
      },
      move(list: ListName, from: number, to: number) {
        const next = moveChoice(choices, list, from, to);
        const id = idsIn(choices, list)[from];
        const ids = idsIn(next, list);
        if (id === undefined || ids.indexOf(id) === from) return;
        setAnnouncement(`${nameIn(list, id)} moved to position ${ids.indexOf(id) + 1} of ${ids.length}`);
        change((before) => moveChoice(before, list, from, to));
      },
      setFilterValues: (id: FilterId, values: readonly string[]) =>
        change((before) => withFilterValues(before, id, values)),
      setDateRange: (range: DayRange) => change((before) => withDateRange(before, range)),
      setChart: (chart: ReportChart) => change((before) => withChart(before, chart)),
    }),
    [choices, change, told],
  );
  return { edit, announcement };
}

/** What a list of choices shows and changes. */
export interface ReportEditing {
  readonly choices: ReportChoices;
  readonly edit: ReturnType<typeof useReportEdit>['edit'];
}
