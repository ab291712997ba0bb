import { useMemo, type ComponentType } from 'react';
import { HistoryDialog } from '@back-office/shared/state';
import type { Item } from '../../../domain/item';
import type { EntryKind } from '../../../domain/stockMovements';
import { useItems } from '../../../state/items';
import { useStock } from '../../../state/stock';
import type { CountFile } from '../domain/countFile';
import type { Receipt } from '../domain/receipts';
import type { StockLine, StockPlace, StockRow } from '../domain/stockRows';
import type { StockView } from '../state/useStockView';
import { StockEntryDialog, StockHistoryDialog } from './deferredParts';

export type OpenDialog =
  | { readonly kind: 'history of all' }
  | { readonly kind: 'labels' }
  | { readonly kind: 'row'; readonly row: StockRow }
  | {
      readonly kind: 'entry';
      readonly of: EntryKind;
      readonly start: readonly StockLine[];
      readonly file?: CountFile;
      /** Of an entry that is opened again. */
      readonly place?: StockPlace;
      /** Codes for which nothing was entered. */
      readonly left?: readonly string[];
      /** What it is kept under until it is saved. */
      readonly draftName: string;
    };

/** An entry that was not kept before. */
export function newEntry(of: EntryKind, start: readonly StockLine[] = []) {
  return { kind: 'entry', of, start, draftName: crypto.randomUUID() } as const;
}

/** Prints labels for what a receipt has. Another feature owns it. */
export type LabelsDialogPart = ComponentType<{
  readonly items: readonly Item[];
  readonly receipts: readonly Receipt[];
  readonly onClose: () => void;
  readonly onFailed: () => void;
}>;

interface InventoryDialogsProps {
  readonly open: OpenDialog | null;
  readonly setOpen: (open: OpenDialog | null) => void;
  readonly view: StockView;
  readonly labelsDialog: LabelsDialogPart;
}

export function InventoryDialogs({ open, setOpen, view, labelsDialog: LabelsDialog }: InventoryDialogsProps) {
  const { history } = useStock();
  const { history: ofItems } = useItems();
  const histories = useMemo(() => [history, ofItems], [history, ofItems]);
  const close = () => setOpen(null);
  switch (open?.kind) {
    case undefined:
      return null;
    case 'history of all':
      return <HistoryDialog title="History of stock" histories={histories} onClose={close} onFailed={close} />;
    case 'labels':
      return <LabelsDialog items={view.receivedItems()} receipts={view.receipts} onClose={close} onFailed={close} />;
    case 'row': {
      const row = view.rows.find(({ key }) => key === open.row.key) ?? open.row;
      const enter = (of: EntryKind) => setOpen(newEntry(of, [{ row, text: '' }]));
      return <StockHistoryDialog row={row} onEntry={enter} onClose={close} onFailed={close} />;
    }
    case 'entry':
      return (
        <StockEntryDialog
          kind={open.of}
          view={view}
          start={open.start}
          place={open.place ?? { location: open.file?.location }}
          left={open.left}
          draftName={open.draftName}
          summary={open.file?.summary}
          refused={open.file?.refused ?? []}
          onClose={close}
          onReopen={(start, place, left) => setOpen({ ...open, start, place, left })}
          onFailed={close}
        />
      );
  }
}
