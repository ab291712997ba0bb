import { useMemo, useState } from 'react';
import { useServices } from '@back-office/shared/contract';
import { downloadFile, downloadText } from '@back-office/shared/csv';
import { dayOf, listOfNames, pluralize } from '@back-office/shared/format';
import { Button, Grid, Notice, useToast } from '@back-office/shared/ui';
import { Dialog } from '@back-office/shared/ui/choices';
import type { Item } from '../../../domain/item';
import { usePhotos } from '../../../state/photos';
import { StockProvider, useStock } from '../../../state/stock';
import { useLocationOptions } from '../../../state/useLocationOptions';
import {
  beyondColumns,
  exportCsv,
  exportFileName,
  exportJson,
  exportVariationsCsv,
  type ExportFormat,
} from '../domain/exportItems';
import { exportedPlaces, stockElsewhere } from '../domain/exportPlaces';
import { photoArchive } from '../domain/photoArchive';
import { ChoiceGroup } from './ChoiceGroup';

type Step = 'choosing' | 'reading' | 'tooMuch' | 'noStock';
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
    hint: 'A table of everything: a row for each variation, its options, menus, photos and stock by location',
  },
  { value: 'json', label: 'JSON', hint: 'Every field exactly as stored' },
  { value: 'photos', label: 'Photos', hint: 'A ZIP archive with a folder for each item and a list' },
] as const;

const writers = {
  csv: { write: exportCsv, type: 'text/csv' },
  variations: { write: exportVariationsCsv, type: 'text/csv' },
  json: { write: exportJson, type: 'application/json' },
} as const;

const tooMuch = 'That is more than one ZIP archive holds. Choose fewer items.';

const noStock = 'The journal of stock cannot be read now. Reload the page to try again, or export as CSV.';

/** Exports items to a file that is created in the browser. What it offers gives the same list when it is imported. */
export function ExportDialog(props: ExportDialogProps) {
  return (
    <StockProvider>
      <ExportDialogOf {...props} />
    </StockProvider>
  );
}

/** With the journal of stock. */
function ExportDialogOf({ lists, scope: initialScope, onClose }: ExportDialogProps) {
  const [scope, setScope] = useState(initialScope);
  const [chosen, setChosen] = useState<ExportFormat>();
  const { show } = useToast();
  const { shop } = useServices();

  const { picture } = usePhotos();
  const [step, setStep] = useState<Step>('choosing');
  const { journal, readMovements } = useStock();
  const places = useLocationOptions();
  const shopNames = useMemo(() => places.map(({ value }) => value), [places]);
  const items = lists[scope];
  const beyond = useMemo(() => beyondColumns(items, stockElsewhere(journal)), [items, journal]);
  // What is offered brings back the identical list when it is imported.
  const format = chosen ?? (beyond.count > 0 ? 'variations' : 'csv');
  const photoCount = items.reduce((sum, { photos = [] }) => sum + photos.length, 0);

  async function exportItems() {
    const fileName = exportFileName(format, dayOf(Date.now()), shop?.id);
    let message = `${pluralize(items.length, 'item')} exported to ${fileName}`;
    if (format === 'photos') {
      setStep('reading');
      const photos = await photoArchive(items, picture);
      if (!photos) return setStep('tooMuch');
      const { archive, count, missing } = photos;
      downloadFile(fileName, archive);
      message = `${pluralize(count, 'photo')} exported to ${fileName}`;
      if (missing > 0) message += `. ${pluralize(missing, 'photo is', 'photos are')} not on this device.`;
    } else {
      const movements = format === 'csv' ? [] : await readMovements();
      if (!movements) return setStep('noStock');
      const { write, type } = writers[format];
      downloadText(fileName, write(items, exportedPlaces(items, movements, shopNames)), type);
    }
    show({ message, tone: 'done' });
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
          <Button
            variant="primary"
            isBusy={step === 'reading'}
            unavailable={format === 'photos' && photoCount === 0 ? 'These items have no photos' : undefined}
            onClick={() => void exportItems()}
          >
            {`Export ${pluralize(items.length, 'item')}`}
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
        <ChoiceGroup label="Format" value={format} choices={formats} onChange={setChosen} />
        <ExportNotices beyond={beyond} photoCount={photoCount} format={format} step={step} />
      </Grid>
    </Dialog>
  );
}

interface ExportNoticesProps {
  readonly beyond: ReturnType<typeof beyondColumns>;
  readonly photoCount: number;
  readonly format: ExportFormat;
  readonly step: Step;
}

/** What the file will not have, and why there is none. */
function ExportNotices({ beyond, photoCount, format, step }: ExportNoticesProps) {
  return (
    <>
      {format === 'photos' && (
        <Notice tone={step === 'tooMuch' ? 'negative' : 'info'}>
          {step === 'tooMuch' ? tooMuch : `These items have ${pluralize(photoCount, 'photo')}.`}
        </Notice>
      )}
      {step === 'noStock' && <Notice tone="negative">{noStock}</Notice>}
      {format === 'csv' && beyond.count > 0 && (
        <Notice tone="info">
          {`${pluralize(beyond.count, 'item has', 'items have')} more than this file holds: ${listOfNames(beyond.names)}. Choose All variations to keep it.`}
        </Notice>
      )}
    </>
  );
}
