import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { formatCount, formatQuantity, pluralize } from '@back-office/shared/format';
import { gridStyle } from '@back-office/shared/theme';
import { Button, Grid, IconButton, Notice, Row, Text, useToast, VisuallyHidden } from '@back-office/shared/ui';
import { Dialog, Select } from '@back-office/shared/ui/choices';
import { TextField } from '@back-office/shared/ui/forms';
import type { EntryKind } from '../../../domain/stockMovements';
import type { RefusedCount } from '../domain/countFile';
import { lineKey, quantityAfter, type StockLine, type StockPlace } from '../domain/stockRows';
import { scansOf, useScannedInto } from '../state/useScans';
import { adjustReasons, drawnLines, useStockEntry, type StartPlace } from '../state/useStockEntry';
import type { StockView } from '../state/useStockView';
import { CodeField } from './CodeField';

export interface StockEntryDialogProps {
  readonly kind: EntryKind;
  readonly view: StockView;
  readonly start: readonly StockLine[];
  /** Where and why it starts with. */
  readonly place: StartPlace;
  /** Codes for which nothing was entered before. */
  readonly left?: readonly string[] | undefined;
  /** What it is kept under until it is saved. */
  readonly draftName: string;
  /** What an imported file is. */
  readonly summary?: string | undefined;
  /** Rows of an imported file that are not among the lines. */
  readonly refused: readonly RefusedCount[];
  readonly onClose: () => void;
  /** Opens it again with what was entered. */
  readonly onReopen: (lines: readonly StockLine[], place: StockPlace, left: readonly string[]) => void;
}

const titles = {
  receive: { title: 'Receive stock', quantity: 'Received', save: 'Receive' },
  adjust: { title: 'Adjust stock', quantity: 'Change', save: 'Adjust' },
  count: { title: 'Count stock', quantity: 'Counted', save: 'Save count' },
  transfer: { title: 'Transfer stock', quantity: 'Moved', save: 'Transfer' },
} as const satisfies Record<EntryKind, object>;

const noCodes: readonly string[] = [];
const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const reasonOptions = optionsOf(adjustReasons);

/** Receiving, adjusting, counting or moving stock of several variations at once, by keyboard or scanner. */
export function StockEntryDialog(props: StockEntryDialogProps) {
  const { kind, view, start, place, left = noCodes, draftName, summary, refused } = props;
  const { onClose, onReopen } = props;
  const entry = useStockEntry({ kind, view, start, place, left, draftName });
  const { show } = useToast();
  const codeField = useRef<HTMLInputElement>(null);
  const focusCode = () => codeField.current?.focus();
  const form = useRef<HTMLDivElement>(null);
  const scans = scansOf(view.codes, entry.add, entry);
  const { title, quantity, save } = titles[kind];

  async function saveAndClose() {
    if (await entry.save()) onClose();
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  /** A press of Escape loses no count of an hour. */
  function close() {
    onClose();
    const { lines, location, to, reason } = entry;
    if (entry.isEmpty) return;
    const reopen = () => onReopen(lines, { location, to, reason }, entry.left);
    show({ message: 'Closed without saving', action: { label: 'Reopen', onPress: reopen } });
  }

  return (
    <Dialog
      title={title}
      onClose={close}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            Cancel
          </Button>
          <Button variant="primary" isBusy={entry.isBusy} onClick={() => void saveAndClose()}>
            {save}
          </Button>
        </>
      }
    >
      <Grid gap={4} columns="minmax(0, 1fr)" ref={form}>
        {summary !== undefined && <Notice tone="info">{summary}</Notice>}
        <StockPlaces kind={kind} entry={entry} known={view.locations} />
        {entry.isPlaced && <PlacedLines entry={entry} known={view.locations} />}
        {refused.length > 0 && <RefusedCounts refused={refused} onAll={focusCode} />}
        <CodeField ref={codeField} codes={view.codes} scans={scans} isMissing={entry.isEmptyRefused} />
        {scans.left.length > 0 && (
          <Notice tone="notice" onDismiss={() => scans.forget()}>
            {`Nothing was entered for ${scans.left.length === 1 ? 'this code' : 'these codes'}: ${scans.left.join(', ')}`}
          </Notice>
        )}
        <VisuallyHidden role="status">{entry.latest}</VisuallyHidden>
        {entry.drawn.map((line) => (
          <LineRow
            key={lineKey(line)}
            line={line}
            label={`${quantity}: ${nameOf(line)}`}
            error={entry.errorOf(line)}
            there={view.quantityAt(line.row, entry.placeOf(line))}
            after={quantityAfter(kind, view.quantityAt(line.row, entry.placeOf(line)), line.text)}
            isAsked={start.length === 1 && line === start[0] && line.text === ''}
            onChange={(text) => entry.setText(lineKey(line), text)}
            onScan={scans.take}
            onEnter={focusCode}
            onRemove={() => {
              entry.remove(lineKey(line));
              focusCode();
            }}
          />
        ))}
        <MoreLines entry={entry} onAll={focusCode} />
      </Grid>
    </Dialog>
  );
}

interface PlacesProps {
  readonly entry: ReturnType<typeof useStockEntry>;
  /** The locations of the shop. */
  readonly known: readonly string[];
}

/** Where stock is received, adjusted, counted, or moved from and to. */
function StockPlaces({ kind, entry, known }: PlacesProps & { readonly kind: EntryKind }) {
  const locations = optionsOf([...new Set([...known, entry.location])]);
  return (
    <>
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
        <Notice tone="notice">
          {locations.length > 1
            ? 'Stock is moved between two locations. Choose another one to move it to.'
            : 'This shop has one location. Add another one in the form of an item, under Locations.'}
        </Notice>
      )}
    </>
  );
}

/** Thousands of fields would take seconds to draw. What is not drawn is saved too. */
function MoreLines({ entry, onAll }: Pick<PlacesProps, 'entry'> & { readonly onAll: () => void }) {
  const { lines, drawn, drawMore } = entry;
  const left = lines.length - drawn.length;
  if (left === 0) return null;

  function show() {
    drawMore();
    // The button disappears with the last line.
    if (left <= drawnLines) onAll();
  }
  return (
    <Row gap={2} justify="center">
      <Text size="xs" tone="muted">{`${formatCount(drawn.length)} of ${formatCount(lines.length)} lines`}</Text>
      <Button variant="link" size="small" onClick={show}>
        Show more lines
      </Button>
    </Row>
  );
}

interface LineRowProps {
  readonly line: StockLine;
  readonly label: string;
  readonly error: string | undefined;
  readonly there: number | '-';
  readonly after: number | undefined;
  /** The dialog was opened for this number alone, so typing goes there. */
  readonly isAsked: boolean;
  readonly onChange: (text: string) => void;
  /** Returns whether a text that was typed as fast as a scanner does is a code. */
  readonly onScan: (text: string) => boolean;
  readonly onEnter: () => void;
  readonly onRemove: () => void;
}

function LineRow(props: LineRowProps) {
  const { line, label, error, there, after, isAsked, onChange, onScan, onEnter, onRemove } = props;
  const onKeyDown = useScannedInto(line.text, {
    onScan(code, before) {
      if (!onScan(code)) return false;
      onChange(before);
      return true;
    },
    onEnter,
  });
  const now = there === '-' ? 'not counted' : formatQuantity(there);
  const isBelowZero = after !== undefined && after < 0;
  return (
    <Line>
      <div>
        <Text as="div" size="sm" weight="medium" anywhere>
          {nameOf(line)}
        </Text>
        <Text as="div" size="xs" tone={isBelowZero ? 'negative' : 'muted'} tabular>
          {after === undefined ? `On hand: ${now}` : `On hand: ${now} → ${formatQuantity(after)}`}
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
        autoFocus={isAsked}
        onChange={onChange}
        onKeyDown={onKeyDown}
      />
      <IconButton label={`Remove ${nameOf(line)}`} icon={<X />} variant="ghost" onClick={onRemove} />
    </Line>
  );
}

/** `Mug at Online Only` in a file with several locations. */
function nameOf({ row, location }: StockLine): string {
  return location === undefined ? row.name : `${row.name} at ${location}`;
}

/** Which locations the lines of a file change. */
function PlacedLines({ entry: { lines, placeOf }, known }: PlacesProps) {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(placeOf(line), (counts.get(placeOf(line)) ?? 0) + 1);
  const unknown = [...counts.keys()].filter((name) => !known.includes(name));
  return (
    <Notice tone={unknown.length > 0 ? 'notice' : 'info'}>
      {`Each line changes the stock of its location: ${[...counts].map(([name, count]) => `${name} (${formatCount(count)})`).join(', ')}. What you scan now is counted at the location above.`}
      {unknown.length > 0 && ` This shop does not have ${unknown.join(', ')} yet.`}
    </Notice>
  );
}

interface RefusedCountsProps {
  readonly refused: readonly RefusedCount[];
  readonly onAll: () => void;
}

function RefusedCounts({ refused, onAll }: RefusedCountsProps) {
  const [shown, setShown] = useState(5);

  function show() {
    setShown((count) => count + drawnLines);
    // The button disappears with the last line.
    if (refused.length <= shown + drawnLines) onAll();
  }
  return (
    <Notice tone="notice">
      {`${pluralize(refused.length, 'row')} of the file ${refused.length === 1 ? 'is' : 'are'} left out:`}
      {refused.slice(0, shown).map(({ line, reason }) => (
        <Text as="div" size="xs" key={line}>{`Line ${line}: ${reason}`}</Text>
      ))}
      {refused.length > shown && (
        <Button variant="link" size="small" onClick={show}>
          {`Show more of ${formatCount(refused.length)}`}
        </Button>
      )}
    </Notice>
  );
}

const Places = styled.div`
  ${gridStyle({ gap: 3, columns: 'repeat(auto-fit, minmax(180px, 1fr))' })}
`;

const Line = styled.div`
  ${gridStyle({ gap: 3, columns: 'minmax(0, 1fr) 104px auto', align: 'start' })}
`;
