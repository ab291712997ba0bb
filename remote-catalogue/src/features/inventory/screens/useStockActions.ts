import { useServices } from '@back-office/shared/contract';
import { downloadText } from '@back-office/shared/csv';
import { dayOf, pluralize } from '@back-office/shared/format';
import { useToast } from '@back-office/shared/ui';
import { decodeText } from '../../../domain/decodeText';
import { countSheetCsv, readCountFile } from '../domain/countFile';
import type { StockView } from '../state/useStockView';
import { newEntry, type OpenDialog } from './InventoryDialogs';
import type { StockAction } from './StockActions';

const unreadable = 'The file could not be read. It may have been moved or changed; choose it again.';

export function useStockActions(view: StockView, setOpen: (open: OpenDialog) => void, chooseFile: () => void) {
  const { shop } = useServices();
  const { show } = useToast();

  function exportSheet() {
    const location = view.location || view.startLocation;
    const rows = view.shown.map((row) => ({ ...row, quantity: view.quantityAt(row, location) }));
    const fileName = `${['stock', shop?.id, dayOf(Date.now())].filter(Boolean).join('-')}.csv`;
    downloadText(fileName, countSheetCsv(rows, location), 'text/csv');
    show({ message: `${pluralize(rows.length, 'variation')} at ${location} exported to ${fileName}`, tone: 'done' });
  }

  return {
    run(action: StockAction) {
      if (action === 'print') window.print();
      else if (action === 'export') exportSheet();
      else if (action === 'import') chooseFile();
      else if (action === 'labels') setOpen({ kind: 'labels' });
      else if (action === 'history') setOpen({ kind: 'history of all' });
      else setOpen(newEntry(action));
    },
    async importCounts(file: File) {
      const bytes = await file.arrayBuffer().catch(() => undefined);
      const counts = bytes
        ? readCountFile(decodeText(new Uint8Array(bytes)).text, view.codes, view.locations)
        : unreadable;
      if (typeof counts === 'string') show({ message: counts, tone: 'failed' });
      else setOpen({ ...newEntry('count', counts.lines), file: counts });
    },
  };
}
