import { ScanBarcode, X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { boxStyle, gridStyle, rowStyle } from '@back-office/shared/theme';
import { Button, Grid, IconButton, Notice, Text } from '@back-office/shared/ui';
import { Dialog, Select } from '@back-office/shared/ui/choices';
import { TextField } from '@back-office/shared/ui/forms';
import type { EntryKind } from '../../../domain/stockMovements';
import type { RefusedCount } from '../domain/countFile';
import { quantityAfter, type StockLine, type StockRow } from '../domain/stockRows';
import { adjustReasons, useStockEntry } from '../state/useStockEntry';
import type { StockView } from '../state/useStockView';

export interface StockEntryDialogProps {
  readonly kind: EntryKind;
  readonly view: StockView;
  /** The lines that it starts with. */
  readonly start?: readonly StockLine[];
  readonly location?: string | undefined;
  /** Rows of an imported file that are not among the lines. */
  readonly refused?: readonly RefusedCount[];
  readonly onClose: () => void;
}

const titles = {
  receive: { title: 'Receive stock', quantity: 'Received', save: 'Receive' },
  adjust: { title: 'Adjust stock', quantity: 'Change', save: 'Adjust' },
  count: { title: 'Count stock', quantity: 'Counted', save: 'Save count' },
  transfer: { title: 'Transfer stock', quantity: 'Moved', save: 'Transfer' },
} as const satisfies Record<EntryKind, object>;

const noLines: readonly StockLine[] = [];
const noneRefused: readonly RefusedCount[] = [];
const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const reasonOptions = optionsOf(adjustReasons);

/** Receiving, adjusting, counting or moving stock of several variations at once, by keyboard or scanner. */
export function StockEntryDialog(props: StockEntryDialogProps) {
  const { kind, view, start = noLines, location: startLocation, refused = noneRefused, onClose } = props;
  const entry = useStockEntry(kind, view, start, startLocation);
  const form = useRef<HTMLDivElement>(null);
  const { title, quantity, save } = titles[kind];
  const locations = optionsOf([...new Set([...view.locations, entry.location])]);

  async function saveAndClose() {
    if (await entry.save()) onClose();
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" isBusy={entry.isBusy} onClick={() => void saveAndClose()}>
            {save}
          </Button>
        </>
      }
    >
      <Grid gap={4} columns="minmax(0, 1fr)" ref={form}>
        <Places>
          <Select
            label={kind === 'transfer' ? 'From' : 'Location'}
            value={entry.location}
            options={locations}
            onChange={entry.setLocation}
          />
          {kind === 'transfer' && <Select label="To" value={entry.to} options={locations} onChange={entry.setTo} />}
          {kind === 'adjust' && (
            <Select label="Reason" value={entry.reason} options={reasonOptions} onChange={entry.setReason} />
          )}
        </Places>
        {entry.isTransferToItself && (
          <Notice tone="notice">Stock is moved between two locations. Choose another one to move it to.</Notice>
        )}
        {refused.length > 0 && <RefusedCounts refused={refused} />}
        <CodeField view={view} onFound={entry.add} isMissing={entry.isEmptyRefused} />
        {entry.lines.map((line) => (
          <LineRow
            key={line.row.key}
            line={line}
            label={`${quantity}: ${line.row.name}`}
            error={entry.errorOf(line)}
            there={view.quantityAt(line.row, entry.location)}
            after={quantityAfter(kind, view.quantityAt(line.row, entry.location), line.text)}
            onChange={(text) => entry.setText(line.row.key, text)}
            onRemove={() => entry.remove(line.row.key)}
          />
        ))}
      </Grid>
    </Dialog>
  );
}

const maxSuggestions = 6;

interface CodeFieldProps {
  readonly view: StockView;
  readonly onFound: (row: StockRow) => void;
  /** Nothing was chosen when it was saved. */
  readonly isMissing: boolean;
}

/** A scanner types a code and Enter; a merchant types a name and chooses from what is found. */
function CodeField({ view, onFound, isMissing }: CodeFieldProps) {
  const [text, setText] = useState('');
  const [unknown, setUnknown] = useState('');
  const suggestions = text.trim() === '' ? [] : view.codes.suggest(text, maxSuggestions);

  function take(row: StockRow) {
    onFound(row);
    setText('');
    setUnknown('');
  }

  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const row = view.codes.find(text) ?? (suggestions.length === 1 ? suggestions[0] : undefined);
    if (row) take(row);
    else if (suggestions.length === 0 && text.trim() !== '') setUnknown(text.trim());
  }

  return (
    <div>
      <TextField
        label="Scan or type a code or a name"
        autoFocus
        value={text}
        hint="Enter adds it. A code that is scanned again counts one more."
        error={
          unknown ? `No item has the code or the name “${unknown}”.` : isMissing ? 'Add an item first.' : undefined
        }
        action={<ScanBarcode size={16} aria-hidden />}
        onChange={(typed) => {
          setText(typed);
          setUnknown('');
        }}
        onKeyDown={enter}
      />
      {suggestions.length > 0 && (
        <Suggestions aria-label="Found">
          {suggestions.map((row) => (
            <li key={row.key}>
              <Button size="small" onClick={() => take(row)}>
                {row.variation.sku === '' ? row.name : `${row.name} · ${row.variation.sku}`}
              </Button>
            </li>
          ))}
        </Suggestions>
      )}
    </div>
  );
}

interface LineRowProps {
  readonly line: StockLine;
  readonly label: string;
  readonly error: string | undefined;
  readonly there: number | '-';
  readonly after: number | undefined;
  readonly onChange: (text: string) => void;
  readonly onRemove: () => void;
}

function LineRow({ line, label, error, there, after, onChange, onRemove }: LineRowProps) {
  const now = there === '-' ? 'not counted' : formatCount(there);
  const isBelowZero = after !== undefined && after < 0;
  return (
    <Line>
      <div>
        <Text as="div" size="sm" weight="medium" anywhere>
          {line.row.name}
        </Text>
        <Text as="div" size="xs" tone={isBelowZero ? 'negative' : 'muted'} tabular>
          {after === undefined ? `On hand: ${now}` : `On hand: ${now} → ${formatCount(after)}`}
          {isBelowZero && ', below zero'}
        </Text>
      </div>
      <TextField
        label={label}
        hideLabel
        inputMode="decimal"
        align="end"
        value={line.text}
        error={error}
        onChange={onChange}
      />
      <IconButton label={`Remove ${line.row.name}`} icon={<X />} variant="ghost" onClick={onRemove} />
    </Line>
  );
}

function RefusedCounts({ refused }: { readonly refused: readonly RefusedCount[] }) {
  return (
    <Notice tone="notice">
      {`${formatCount(refused.length)} of the file could not be read:`}
      {refused.slice(0, 5).map(({ line, reason }) => (
        <Text as="div" size="xs" key={line}>{`Line ${line}: ${reason}`}</Text>
      ))}
      {refused.length > 5 && <Text size="xs">{`and ${formatCount(refused.length - 5)} more`}</Text>}
    </Notice>
  );
}

const Places = styled.div`
  ${gridStyle({ gap: 3, columns: 'repeat(auto-fit, minmax(180px, 1fr))' })}
`;

const Suggestions = styled.ul`
  ${rowStyle({ gap: 2, wrap: true, above: 2 })}
  ${boxStyle({ pad: '0px' })}
  list-style: none;

  /* Long names wrap on phones. */
  button {
    height: auto;
    min-height: 32px;
    padding-block: 4px;
    white-space: normal;
    text-align: start;
  }
`;

const Line = styled.div`
  ${gridStyle({ gap: 3, columns: 'minmax(0, 1fr) 104px auto', align: 'start' })}
`;
