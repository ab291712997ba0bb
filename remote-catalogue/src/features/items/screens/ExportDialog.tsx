import { useState } from 'react';
import { useServices } from '@back-office/shared/contract';
import { downloadText } from '@back-office/shared/csv';
import { pluralize, dayOf } from '@back-office/shared/format';
import { Button, Grid, Notice, useToast } from '@back-office/shared/ui';
import { Dialog } from '@back-office/shared/ui/choices';
import type { Item } from '../../../domain/item';
import { hasVariations } from '../../../domain/variations';
import { exportCsv, exportFileName, exportJson, exportVariationsCsv, type ExportFormat } from '../domain/exportItems';
import { ChoiceGroup } from './ChoiceGroup';

type ExportScope = 'all' | 'filtered' | 'selected';

export interface ExportDialogProps {
  readonly lists: Readonly<Record<ExportScope, readonly Item[]>>;
  /** The initial choice. */
  readonly scope: ExportScope;
  readonly onClose: () => void;
}

const scopes = [
  { value: 'all', label: 'All items' },
  { value: 'filtered', label: 'Filtered items' },
  { value: 'selected', label: 'Selected items' },
] as const;

const formats = [
  { value: 'csv', label: 'CSV', hint: 'For spreadsheets and other systems' },
  {
    value: 'variations',
    label: 'All variations',
    hint: 'A table with a row for each variation, its options and menus',
  },
  { value: 'json', label: 'JSON', hint: 'Every field exactly as stored' },
] as const;

const writers = {
  csv: { write: exportCsv, type: 'text/csv' },
  variations: { write: exportVariationsCsv, type: 'text/csv' },
  json: { write: exportJson, type: 'application/json' },
} as const;

/** Exports items to a file that is created in the browser. Importing it gives the same list. */
export function ExportDialog({ lists, scope: initialScope, onClose }: ExportDialogProps) {
  const [scope, setScope] = useState(initialScope);
  const [format, setFormat] = useState<ExportFormat>('csv');
  const { show } = useToast();
  const { shop } = useServices();

  const varied = lists[scope].filter(hasVariations).length;

  function exportItems() {
    const { write, type } = writers[format];
    const fileName = exportFileName(format, dayOf(Date.now()), shop?.id);
    downloadText(fileName, write(lists[scope]), type);
    show({ message: `${pluralize(lists[scope].length, 'item')} exported to ${fileName}`, tone: 'done' });
    onClose();
  }

  return (
    <Dialog
      title="Export items"
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" onClick={exportItems}>
            {`Export ${pluralize(lists[scope].length, 'item')}`}
          </Button>
        </>
      }
    >
      <Grid gap={6}>
        <ChoiceGroup
          label="Items"
          value={scope}
          choices={scopes.map((choice) => ({
            ...choice,
            hint: pluralize(lists[choice.value].length, 'item'),
            isDisabled: lists[choice.value].length === 0,
          }))}
          onChange={setScope}
        />
        <ChoiceGroup label="Format" value={format} choices={formats} onChange={setFormat} />
        {format === 'csv' && varied > 0 && (
          <Notice tone="info">
            {`${pluralize(varied, 'item has', 'items have')} variations. This file has one row for each item, without them.`}
          </Notice>
        )}
      </Grid>
    </Dialog>
  );
}
