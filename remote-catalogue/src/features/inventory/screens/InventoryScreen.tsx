import { Boxes, ClipboardCheck, Search } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { useServices } from '@back-office/shared/contract';
import { dayOf, formatCount, formatDayAndYear, pluralize } from '@back-office/shared/format';
import { useIdle } from '@back-office/shared/loading';
import { paths } from '@back-office/shared/routes';
import { SavedViews } from '@back-office/shared/state';
import {
  Button,
  ButtonLink,
  EmptyState,
  Screen,
  SkeletonRows,
  useIsPhone,
  useIsPrinting,
} from '@back-office/shared/ui';
import { useFocusRecovery, FilterBar, SearchField } from '@back-office/shared/ui/forms';
import { Table } from '@back-office/shared/ui/table';
import { actionsButton } from '../../../parts/menuButtons';
import { StorageNotices } from '../../../parts/StorageNotices';
import { useItems } from '../../../state/items';
import { useStock } from '../../../state/stock';
import { type StockRow, stockStates } from '../domain/stockRows';
import { useStockView, type StockView } from '../state/useStockView';
import { preloadParts, StockActions } from './deferredParts';
import { InventoryDialogs, type LabelsDialogPart, type OpenDialog } from './InventoryDialogs';
import { countSheetColumns, stockColumns } from './stockColumns';
import { SoldNotice } from './SoldNotice';
import { StockDrafts } from './StockDrafts';
import { useStockActions } from './useStockActions';
import { itemViews } from '../../../domain/storedKeys';
import { FilterSelect } from '../../../parts/FilterSelect';

const keyOf = (row: StockRow) => row.key;

/** What is in stock where, and everything that changes it. */
export function InventoryScreen({ labelsDialog }: { readonly labelsDialog: LabelsDialogPart }) {
  const view = useStockView();
  const { isReading: isReadingItems } = useItems();
  const { isReading: isReadingStock, restoreDamaged } = useStock();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const isPhone = useIsPhone();
  const isPrinting = useIsPrinting();
  const { containerProps, focusSearch } = useFocusRecovery();
  const file = useRef<HTMLInputElement>(null);
  const act = useStockActions(view, setOpen, () => file.current?.click());
  const { shop } = useServices();
  const isReading = isReadingItems || isReadingStock;
  const hasRows = view.rows.length > 0;
  const hasReceipts = view.receipts.length > 0;
  useIdle(preloadParts);

  async function takeFile(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? [];
    // Allows choosing the same file again after a mistake.
    event.target.value = '';
    if (chosen) await act.importCounts(chosen);
  }

  return (
    <div {...containerProps}>
      <Screen
        title="Inventory management"
        context={isReading ? undefined : isPrinting ? sheetContextOf(view, shop?.name) : contextOf(view)}
        fill={!isPhone}
        actions={
          <>
            <StockActions placeholder={actionsButton} {...{ hasRows, hasReceipts }} onAction={act.run} />
            <Button variant="primary" icon={<ClipboardCheck />} disabled={!hasRows} onClick={() => act.run('count')}>
              Count
            </Button>
            <input
              ref={file}
              type="file"
              accept=".csv,text/csv"
              aria-label="File of counts"
              hidden
              onChange={(event) => void takeFile(event)}
            />
          </>
        }
      >
        <StorageNotices restoreStock={restoreDamaged} />
        {!isReading && <StockDrafts view={view} open={open} setOpen={setOpen} />}
        {shop && !isReading && <SoldNotice view={view} />}
        <StockFilterBar view={view} />
        <Table
          label="Inventory"
          rows={isReading ? noRows : view.shown}
          rowKey={keyOf}
          columns={isPrinting ? countSheetColumns : stockColumns}
          onOpen={(row) => setOpen({ kind: 'row', row })}
          empty={
            <NoStock
              view={view}
              isReading={isReading}
              onClear={() => {
                view.clear();
                focusSearch();
              }}
            />
          }
        />
        <InventoryDialogs {...{ open, setOpen, view, labelsDialog }} />
      </Screen>
    </div>
  );
}

const noRows: readonly StockRow[] = [];

/** `12 variations · 2 low · 1 out · 1 below zero` */
function contextOf({ rows, counts }: StockView): string {
  const parts = (['Low', 'Out', 'Below zero'] as const).flatMap((state) => {
    const count = counts.get(state) ?? 0;
    return count === 0 ? [] : [`${formatCount(count)} ${state.toLowerCase()}`];
  });
  return [pluralize(rows.length, 'variation'), ...parts].join(' · ');
}

/** On paper: `Count sheet of Corner Wear · Main Store · Sat, Nov 28, 2026 · 12 variations` */
function sheetContextOf({ shown, location, locations }: StockView, shopName: string | undefined): string {
  const [only] = locations.length === 1 ? locations : [];
  return [
    ['Count sheet', shopName].filter(Boolean).join(' of '),
    location || only || 'All locations',
    formatDayAndYear(dayOf(Date.now())),
    pluralize(shown.length, 'variation'),
  ].join(' · ');
}

interface NoStockProps {
  readonly view: StockView;
  readonly isReading: boolean;
  readonly onClear: () => void;
}

function NoStock({ view, isReading, onClear }: NoStockProps) {
  if (isReading) return <SkeletonRows rows={6} columns={4} />;
  if (view.rows.length > 0)
    return (
      <EmptyState
        icon={<Search />}
        title="No stock found for this filter."
        hint="Another search, location or state may have some."
        actions={<Button onClick={onClear}>Clear filters</Button>}
      />
    );
  return (
    <EmptyState
      icon={<Boxes />}
      title="Nothing to count yet"
      hint="Stock belongs to the items that you sell."
      actions={
        <>
          <ButtonLink to={`${paths.items()}?import`}>Import items</ButtonLink>
          <ButtonLink to={`${paths.items()}?new`} variant="primary">
            Create item
          </ButtonLink>
        </>
      }
    />
  );
}

/** Search, location and state, and a chip for each active filter. */
function StockFilterBar({ view }: { readonly view: StockView }) {
  const { rows, shown, counts, locations, location, setLocation, state, setState } = view;
  const chips = [
    ...(location === '' ? [] : [{ label: `Location: ${location}`, onRemove: () => setLocation('') }]),
    ...(state === '' ? [] : [{ label: `State: ${state}`, onRemove: () => setState('') }]),
  ];
  return (
    <div role="search" aria-label="Inventory">
      <FilterBar chips={chips} onClear={view.clear} shown={shown.length} total={rows.length}>
        <SearchField label="Search inventory" value={view.search} onChange={view.setSearch} shortcut />
        <FilterSelect
          label="Location"
          value={location}
          options={locations.map((name) => ({ value: name, label: name }))}
          onChange={setLocation}
        />
        <FilterSelect
          label="State"
          value={state}
          options={stockStates.map((name) => ({ value: name, label: name, count: counts.get(name) ?? 0 }))}
          onChange={setState}
        />
        <SavedViews definition={itemViews} list="inventory" />
      </FilterBar>
    </div>
  );
}
