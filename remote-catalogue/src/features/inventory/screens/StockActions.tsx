import {
  ArrowLeftRight,
  Barcode,
  ClipboardCheck,
  Download,
  History,
  PackagePlus,
  Printer,
  SquarePen,
  Upload,
} from 'lucide-react';
import { Menu, type MenuItem } from '@back-office/shared/ui/choices';
import type { EntryKind } from '../../../domain/stockMovements';

export type StockAction = EntryKind | 'labels' | 'print' | 'export' | 'import' | 'history';

export interface StockActionsProps {
  readonly hasRows: boolean;
  readonly hasReceipts: boolean;
  readonly onAction: (action: StockAction) => void;
}

export function StockActions({ hasRows, hasReceipts, onAction }: StockActionsProps) {
  const items: readonly (MenuItem & { readonly id: StockAction })[] = [
    { id: 'receive', label: 'Receive', icon: <PackagePlus />, isDisabled: !hasRows },
    { id: 'count', label: 'Count', icon: <ClipboardCheck />, isDisabled: !hasRows },
    { id: 'adjust', label: 'Adjust', icon: <SquarePen />, isDisabled: !hasRows },
    { id: 'transfer', label: 'Transfer', icon: <ArrowLeftRight />, isDisabled: !hasRows },
    { id: 'labels', label: 'Labels of a receipt', icon: <Barcode />, isDisabled: !hasReceipts },
    { id: 'print', label: 'Print count sheet', icon: <Printer />, isDisabled: !hasRows },
    { id: 'export', label: 'Export count sheet', icon: <Download />, isDisabled: !hasRows },
    { id: 'import', label: 'Import counts', icon: <Upload />, isDisabled: !hasRows },
    { id: 'history', label: 'History', icon: <History /> },
  ];
  return <Menu label="Actions" items={items} onAction={(id) => onAction(id as StockAction)} />;
}
