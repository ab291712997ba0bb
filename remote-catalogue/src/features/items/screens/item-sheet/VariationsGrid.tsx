import { ArrowDownToLine } from 'lucide-react';
import { useId } from 'react';
import styled, { css } from 'styled-components';
import { currencySymbol, pluralize } from '@back-office/shared/format';
import { boxStyle, color, gridStyle, size, text, textStyle } from '@back-office/shared/theme';
import { Button, Row, Stack, Text, VisuallyHidden, controlStyle } from '@back-office/shared/ui';
import { usualLowStock } from '../../../../domain/item';
import { pricePlaceholder } from '../../../../domain/price';
import { variationName } from '../../../../domain/variations';
import { useItems } from '../../../../state/items';
import { useCost } from '../../../../state/useCost';
import { gridMessages, type GridMessage } from '../../domain/gridMessages';
import { cellKey } from '../../domain/validation';
import { gridWidthsFor, tableWidth } from '../../domain/gridWidths';
import { gridFields, type GridField, type VariationEntry } from '../../domain/variationForm';
import { useCodeOwners } from '../../state/useCodeOwners';
import { useGridCells, type ChangeRows } from './useGridCells';

interface VariationsGridProps {
  readonly rows: readonly VariationEntry[];
  /** By `cellKey`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly itemId: string | undefined;
  /** The new rows, and the cells that changed. */
  readonly onChange: ChangeRows;
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

/** A price has the decimals of the shop's currency. */
const placeholders: Partial<Record<GridField, () => string>> = {
  weight: () => '0.00',
  price: pricePlaceholder,
  lowStock: () => String(usualLowStock),
};

const withoutCost = gridFields.filter((field) => field !== 'cost');

/**
 * Every variation as a row of fields, which the keyboard moves between as in a spreadsheet. Without room for the columns
 * each row is a card, and its fields show their names.
 */
export function VariationsGrid({ rows, errors, itemId, onChange }: VariationsGridProps) {
  const { items } = useItems();
  const fields = useCost().isRecorded ? gridFields : withoutCost;
  const ownerOf = useCodeOwners(items, itemId, rows);
  const skus = rows.map(({ sku }) => sku);
  const widths = gridWidthsFor(skus, fields, currencySymbol());
  const { table, cellProps, latest, undo, fillBelow, noFill } = useGridCells(rows, fields, onChange);
  const messages = gridMessages(rows, errors, ownerOf);
  const id = useId();
  const idOf = (place: number) => `${id}${place}`;
  const placeOf = new Map(messages.flatMap(({ cells }, place) => cells.map((key) => [key, place] as const)));

  /** The message of a cell, for a screen reader and under the pointer. */
  function messageProps(key: string) {
    const place = placeOf.get(key);
    return place === undefined ? {} : { 'aria-describedby': idOf(place), title: messages[place]?.text };
  }

  return (
    <Stack gap={2}>
      <GridTools count={rows.length} noFill={noFill} onFill={fillBelow} />
      <Container>
        <Frame>
          <Grid ref={table} $width={tableWidth(widths, fields)}>
            <caption>
              <VisuallyHidden>Variations</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <Head scope="col">Variation</Head>
                {fields.map((field) => (
                  <Head key={field} scope="col" $isFigure={isFigure(field)} style={{ width: widths[field] }}>
                    {headers[field]()}
                  </Head>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, place) => (
                <tr key={row.id}>
                  <RowHead scope="row">{variationName(row)}</RowHead>
                  {fields.map((field, column) => (
                    <Cell key={field}>
                      <Field>
                        <FieldName aria-hidden>{headers[field]()}</FieldName>
                        <Input
                          aria-label={`${headers[field]()} of ${variationName(row)}`}
                          aria-invalid={errors[cellKey(row.id, field)] ? true : undefined}
                          value={row[field]}
                          placeholder={placeholders[field]?.()}
                          inputMode={field === 'sku' ? undefined : field === 'gtin' ? 'numeric' : 'decimal'}
                          autoComplete="off"
                          $isFigure={isFigure(field)}
                          {...messageProps(cellKey(row.id, field))}
                          {...cellProps(row, field, place, column)}
                        />
                      </Field>
                    </Cell>
                  ))}
                </tr>
              ))}
            </tbody>
          </Grid>
        </Frame>
      </Container>
      <GridMessages {...{ messages, idOf, latest }} onUndo={undo} />
    </Stack>
  );
}

interface GridToolsProps {
  readonly count: number;
  readonly noFill: string | undefined;
  readonly onFill: () => void;
}

function GridTools({ count, noFill, onFill }: GridToolsProps) {
  return (
    <Row gap={3} justify="between" wrap>
      <Text size="xs" tone="muted">
        {`${pluralize(count, 'variation')}.`}
        <Text on="wide"> Arrow keys move between cells. Cells of a spreadsheet can be pasted.</Text>
      </Text>
      <Button
        size="small"
        icon={<ArrowDownToLine />}
        unavailable={noFill}
        aria-keyshortcuts="Control+D"
        onClick={onFill}
      >
        Fill down
      </Button>
    </Row>
  );
}

interface GridMessagesProps {
  readonly messages: readonly GridMessage[];
  readonly idOf: (place: number) => string;
  readonly latest: ReturnType<typeof useGridCells>['latest'];
  readonly onUndo: () => void;
}

function GridMessages({ messages, idOf, latest, onUndo }: GridMessagesProps) {
  return (
    <div aria-live="polite">
      {latest && (
        <Row gap={2} wrap>
          <Text size="xs" tone="muted">
            {latest.words}
          </Text>
          <Button variant="link" size="small" onClick={onUndo}>
            Take back
          </Button>
        </Row>
      )}
      {latest && latest.lost > 0 && (
        <Text as="p" size="xs" tone="notice">
          {`${pluralize(latest.lost, 'cell')} of what was pasted had no room and ${latest.lost === 1 ? 'is' : 'are'} left out.`}
        </Text>
      )}
      {messages.map(({ text, isError }, place) => (
        <Text key={text} id={idOf(place)} as="p" size="xs" tone={isError ? 'negative' : 'notice'}>
          {text}
        </Text>
      ))}
    </div>
  );
}

const Container = styled.div`
  container-type: inline-size;
`;

/** So narrow that the columns would have to scroll sideways, as on phones. */
const narrow = '@container (max-width: 560px)';

/** The grid scrolls in its own frame, with its hidden caption, and the names of the variations stay in view. */
const Frame = styled.div`
  position: relative;
  ${boxStyle({ round: 'md', line: 'around' })}
  max-height: 480px;
  overflow: auto;
  overscroll-behavior: contain;

  /* The thumb scrolls the form, not a frame in it. */
  ${narrow} {
    max-height: none;
    overflow: visible;
  }
`;

const Grid = styled.table<{ readonly $width: number }>`
  width: 100%;
  min-width: ${(props) => props.$width}px;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;

  ${narrow} {
    min-width: 0;

    &,
    tbody {
      display: block;
    }

    thead {
      display: none;
    }

    tr {
      ${gridStyle({ gap: [2, 3], columns: 'repeat(2, minmax(0, 1fr))', pad: 3 })}
    }

    tr + tr {
      border-top: 1px solid ${color.border};
    }
  }
`;

/** Lines between the cells, so that empty ones are seen. */
const cellStyle = css`
  border-bottom: 1px solid ${color.border};

  tr:last-child > & {
    border-bottom: 0;
  }

  & + & {
    border-inline-start: 1px solid ${color.border};
  }

  ${narrow} {
    &&& {
      padding: 0;
      border: 0;
    }
  }
`;

const Head = styled.th<{ readonly $isFigure?: boolean }>`
  ${textStyle({ size: 'xs', tone: 'muted', weight: 'medium', pad: ['6px', '10px'], ground: 'sunken', nowrap: true })}
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
  ${textStyle({ size: 'xs', weight: 'medium', pad: [1, '10px'], ground: 'overlay', anywhere: true, textAlign: 'start' })}
  ${cellStyle}
  position: sticky;
  left: 0;
  border-inline-end: 1px solid ${color.border};

  ${narrow} {
    ${textStyle({ size: 'sm', weight: 'strong' })}
    position: static;
    grid-column: 1 / -1;
  }
`;

const Cell = styled.td`
  ${boxStyle({ pad: '1px' })}
  ${cellStyle}
`;

/** Pressing the name, where it is shown, focuses the field. */
const Field = styled.label`
  display: block;
`;

/** For the eye only: the name of the field also says of which variation it is. */
const FieldName = styled.span`
  display: none;

  ${narrow} {
    ${textStyle({ size: 'xs', tone: 'muted', block: true, below: '2px' })}
  }
`;

const Input = styled.input<{ readonly $isFigure: boolean }>`
  ${controlStyle}
  min-height: 32px;
  padding-inline: 8px;
  ${text.xs}
  font-variant-numeric: tabular-nums;
  text-align: ${(props) => (props.$isFigure ? 'end' : 'start')};

  &:not(:focus, :hover, [aria-invalid='true']) {
    border-color: transparent;
    background: none;
  }

  ${narrow} {
    ${textStyle({ size: 'sm', textAlign: 'start' })}
    min-height: ${size.control};

    &:not(:focus, [aria-invalid='true']) {
      border-color: ${color.borderControl};
      background: ${color.bgRaised};
    }
  }
`;
