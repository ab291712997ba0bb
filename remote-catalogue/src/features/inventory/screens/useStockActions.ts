import { useServices } from '@back-office/shared/contract';
import { downloadText } from '@back-office/shared/csv';
import { dayOf, pluralize } from '@back-office/shared/format';
import { useToast } from '@back-office/shared/ui';
import { decodeText } from '../../../domain/decodeText';
import { countSheetCsv, readCountFile } from '../domain/countFile';
import type { StockView } from '../state/useStockView';
import type { OpenDialog } from './InventoryDialogs';
import type { StockAction } from './StockActions';

const unreadable = 'The file could not be read. It may have been moved or changed; choose it again.';

/** What Actions do. */
export function useStockActions(view: StockView, setOpen: (open: OpenDialog) => void, chooseFile: () => void) {
  const { shop } = useServices();
  const { show } = useToast();

  function exportSheet() {
    const location = view.location || view.defaultHome;
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
      else if (action === 'history') setOpen({ kind: 'history of all' });
      else setOpen({ kind: 'entry', of: action, start: [] });
    },
    async importCounts(file: File) {
      const bytes = await file.arrayBuffer().catch(() => undefined);
      const counts = bytes ? readCountFile(decodeText(new Uint8Array(bytes)).text, view.codes) : unreadable;
      const problem =
        typeof counts === 'string'
          ? counts
          : counts.locations.length > 1
            ? `This file has counts of ${counts.locations.join(', ')}. Import a file for each location.`
            : undefined;
      if (problem !== undefined) show({ message: problem, tone: 'failed' });
      else if (typeof counts !== 'string') setOpen({ kind: 'entry', of: 'count', start: counts.lines, file: counts });
    },
  };
}
