import { useRef, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import { currencySymbol, pluralize } from '@back-office/shared/format';
import { boxStyle, color, textStyle } from '@back-office/shared/theme';
import { Text, VisuallyHidden, controlStyle } from '@back-office/shared/ui';
import { gtinWarning } from '../../../../domain/gtin';
import { skuKey, usualLowStock } from '../../../../domain/item';
import { variationName } from '../../../../domain/variations';
import { useItems } from '../../../../state/items';
import { useCost } from '../../../../state/useCost';
import { cellKey } from '../../domain/validation';
import { gridFields, isManyCells, pasteRows, type GridField, type VariationEntry } from '../../domain/variationForm';
import { useSkuOwners } from '../../state/useSkuOwners';

interface VariationsGridProps {
  readonly rows: readonly VariationEntry[];
  /** By `cellKey`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly itemId: string | undefined;
  /** The new rows, and the cells that changed. */
  readonly onChange: (rows: readonly VariationEntry[], cells: readonly (readonly [string, GridField])[]) => void;
}

const headers: Record<GridField, () => string> = {
  gtin: () => 'GTIN',
  sku: () => 'SKU',
  weight: () => 'Weight (kg)',
  price: () => `Price (${currencySymbol()})`,
  stock: () => 'Stock',
  lowStock: () => 'Low level',
  cost: () => 'Cost',
};

const isFigure = (field: GridField) => field !== 'gtin' && field !== 'sku';

const placeholders: Partial<Record<GridField, string>> = {
  weight: '0.00',
  price: '0.00',
  lowStock: String(usualLowStock),
};

const withoutCost = gridFields.filter((field) => field !== 'cost');

/** Every variation as a row of fields, which the keyboard moves between as in a spreadsheet. */
export function VariationsGrid({ rows, errors, itemId, onChange }: VariationsGridProps) {
  const { items } = useItems();
  const fields = useCost().isRecorded ? gridFields : withoutCost;
  const ownerOf = useSkuOwners(items, itemId);
  const { table, lost, cellProps } = useGridCells(rows, fields, onChange);
  return (
    <>
      <Frame>
        <Grid ref={table}>
          <caption>
            <VisuallyHidden>Variations</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <Head scope="col">Variation</Head>
              {fields.map((field) => (
                <Head key={field} scope="col" $isFigure={isFigure(field)}>
                  {headers[field]()}
                </Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <tr key={row.id}>
                <RowHead scope="row" title={variationName(row)}>
                  {variationName(row)}
                </RowHead>
                {fields.map((field, column) => (
                  <Cell key={field} $isFigure={isFigure(field)}>
                    <Input
                      aria-label={`${headers[field]()} of ${variationName(row)}`}
                      aria-invalid={errors[cellKey(row.id, field)] ? true : undefined}
                      value={row[field]}
                      placeholder={placeholders[field]}
                      inputMode={field === 'sku' ? undefined : field === 'gtin' ? 'numeric' : 'decimal'}
                      autoComplete="off"
                      $isFigure={isFigure(field)}
                      {...cellProps(row, field, place, column)}
                    />
                  </Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </Grid>
      </Frame>
      <GridMessages messages={messagesOf(rows, errors, ownerOf)} lost={lost} />
    </>
  );
}

/** Typing, pasting many cells, and moving from cell to cell. */
function useGridCells(
  rows: readonly VariationEntry[],
  fields: readonly GridField[],
  onChange: VariationsGridProps['onChange'],
) {
  const table = useRef<HTMLTableElement>(null);
  /** Cells that had no room when they were pasted. */
  const [lost, setLost] = useState(0);

  function edit(row: VariationEntry, field: GridField, text: string) {
    setLost(0);
    onChange(
      rows.map((each) => (each === row ? { ...row, [field]: text } : each)),
      [[row.id, field]],
    );
  }

  function paste(event: ClipboardEvent, place: number, field: GridField) {
    const text = event.clipboardData.getData('text/plain');
    if (!isManyCells(text)) return;
    event.preventDefault();
    const pasted = pasteRows(rows, text, place, field, fields);
    setLost(pasted.lost);
    onChange(pasted.rows, changedCells(rows, pasted.rows));
  }

  function focusCell(place: number, column: number): boolean {
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-row="${place}"][data-column="${column}"]`);
    cell?.focus();
    cell?.select();
    return cell !== null && cell !== undefined;
  }

  function move(event: KeyboardEvent<HTMLInputElement>, place: number, column: number) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const [down, right] = stepOf(event);
    if ((down !== 0 || right !== 0) && focusCell(place + down, column + right)) event.preventDefault();
  }

  const cellProps = (row: VariationEntry, field: GridField, place: number, column: number) => ({
    'data-row': place,
    'data-column': column,
    onChange: (event: ChangeEvent<HTMLInputElement>) => edit(row, field, event.currentTarget.value),
    onPaste: (event: ClipboardEvent) => paste(event, place, field),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => move(event, place, column),
  });
  return { table, lost, cellProps };
}

interface GridMessagesProps {
  readonly messages: ReturnType<typeof messagesOf>;
  readonly lost: number;
}

function GridMessages({ messages, lost }: GridMessagesProps) {
  return (
    <div aria-live="polite">
      {Object.entries(messages).map(([key, { text, isError }]) => (
        <Text key={key} as="p" size="xs" tone={isError ? 'negative' : 'notice'}>
          {text}
        </Text>
      ))}
      {lost > 0 && (
        <Text as="p" size="xs" tone="notice">
          {`${pluralize(lost, 'cell')} of what was pasted had no room and ${lost === 1 ? 'is' : 'are'} left out.`}
        </Text>
      )}
    </div>
  );
}

function changedCells(before: readonly VariationEntry[], after: readonly VariationEntry[]) {
  return after.flatMap((row, place) =>
    gridFields.filter((field) => row[field] !== before[place]?.[field]).map((field) => [row.id, field] as const),
  );
}

/** Up, down and Enter go to another row; left and right to another column at the end of the text. */
function stepOf({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): readonly [number, number] {
  const { selectionStart, selectionEnd, value } = currentTarget;
  const isAllSelected = selectionStart === 0 && selectionEnd === value.length;
  switch (key) {
    case 'ArrowDown':
    case 'Enter':
      return [1, 0];
    case 'ArrowUp':
      return [-1, 0];
    case 'ArrowLeft':
      return [0, selectionEnd === 0 || isAllSelected ? -1 : 0];
    case 'ArrowRight':
      return [0, selectionStart === value.length || isAllSelected ? 1 : 0];
    default:
      return [0, 0];
  }
}

interface GridMessage {
  readonly text: string;
  readonly isError: boolean;
}

/** What is wrong, and what only looks so, each with the name of its variation. */
function messagesOf(
  rows: readonly VariationEntry[],
  errors: Readonly<Record<string, string>>,
  ownerOf: (sku: string) => string | undefined,
): Readonly<Record<string, GridMessage>> {
  const messages: Record<string, GridMessage> = {};
  const skus = new Map<string, string>();
  for (const row of rows) {
    const name = variationName(row);
    const say = (field: GridField, text: string | undefined, isError: boolean) => {
      if (text !== undefined) messages[cellKey(row.id, field)] ??= { text: `${name}: ${text}`, isError };
    };
    for (const field of gridFields) say(field, errors[cellKey(row.id, field)], true);
    say('gtin', gtinWarning(row.gtin), false);
    const key = skuKey(row.sku);
    const owner = key === '' ? undefined : (skus.get(key) ?? ownerOf(row.sku));
    say('sku', owner && `${owner} has the same SKU.`, false);
    if (key !== '' && !skus.has(key)) skus.set(key, name);
  }
  return messages;
}

/** The grid scrolls in its own frame, and the names of the variations stay in view. */
const Frame = styled.div`
  ${boxStyle({ round: 'md', line: 'around' })}
  max-height: 480px;
  overflow: auto;
  overscroll-behavior: contain;
`;

const Grid = styled.table`
  width: 100%;
  min-width: 720px;
  border-collapse: separate;
  border-spacing: 0;
`;

const cellStyle = css`
  border-bottom: 1px solid ${color.border};

  tr:last-child > & {
    border-bottom: 0;
  }
`;

const Head = styled.th<{ readonly $isFigure?: boolean }>`
  ${textStyle({ size: 'xs', tone: 'muted', weight: 'medium', pad: ['6px', 3], ground: 'surface', nowrap: true })}
  position: sticky;
  top: 0;
  z-index: 1;
  border-bottom: 1px solid ${color.border};
  text-align: ${(props) => (props.$isFigure ? 'end' : 'start')};

  &:first-child {
    left: 0;
    z-index: 2;
  }
`;

const RowHead = styled.th`
  ${textStyle({ size: 'sm', weight: 'medium', pad: [1, 3], ground: 'surface', oneLine: true, textAlign: 'start' })}
  ${cellStyle}
  position: sticky;
  left: 0;
  max-width: 168px;
`;

const Cell = styled.td<{ readonly $isFigure: boolean }>`
  ${boxStyle({ pad: '2px' })}
  ${cellStyle}
  width: ${(props) => (props.$isFigure ? '96px' : '144px')};
`;

const Input = styled.input<{ readonly $isFigure: boolean }>`
  ${controlStyle}
  min-height: 32px;
  padding-inline: 10px;
  font-variant-numeric: tabular-nums;
  text-align: ${(props) => (props.$isFigure ? 'end' : 'start')};

  &:not(:focus, :hover, [aria-invalid='true']) {
    border-color: transparent;
    background: none;
  }
`;
