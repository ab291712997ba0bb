import { useMemo, type ReactNode } from 'react';
import { idsIn, type ListName } from '../domain/builder';
import { choiceIn, markOf, nameIn } from '../domain/choiceNames';
import { ChosenList } from './ChosenList';
import type { ReportEditing } from '../state/useReportEdit';

interface ChosenChoicesProps extends ReportEditing {
  readonly title: string;
  readonly list: ListName;
  /** Controls of an entry, below its name. */
  readonly settingsOf?: ((id: string) => ReactNode) | undefined;
}

/** The entries of one list of the report. */
export function ChosenChoices({ title, list, choices, edit, settingsOf }: ChosenChoicesProps) {
  const ids = useMemo(() => idsIn(choices, list), [choices, list]);
  const entries = useMemo(() => ids.map((id) => ({ id, name: nameIn(list, id), mark: markOf(list, id) })), [ids, list]);
  return (
    <ChosenList
      title={title}
      entries={entries}
      settingsOf={settingsOf}
      onMove={(from, to) => edit.move(list, from, to)}
      onRemove={({ id }) => {
        const choice = choiceIn(list, id);
        if (choice) edit.remove(choice);
      }}
    />
  );
}
