import { X } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { formatCount } from '@back-office/shared/format';
import { gridStyle } from '@back-office/shared/theme';
import { Button, Grid, IconButton, Notice, Text, useToast, VisuallyHidden } from '@back-office/shared/ui';
import { Dialog, Select } from '@back-office/shared/ui/choices';
import { TextField } from '@back-office/shared/ui/forms';
import type { EntryKind } from '../../../domain/stockMovements';
import type { RefusedCount } from '../domain/countFile';
import { quantityAfter, type StockLine, type StockPlace } from '../domain/stockRows';
import { useScannedInto, useScans } from '../state/useScans';
import { adjustReasons, useStockEntry, type StartPlace } from '../state/useStockEntry';
import type { StockView } from '../state/useStockView';
import { CodeField } from './CodeField';

export interface StockEntryDialogProps {
  readonly kind: EntryKind;
  readonly view: StockView;
  /** The lines that it starts with. */
  readonly start?: readonly StockLine[];
  /** Where and why it starts with. */
  readonly place: StartPlace;
  /** Rows of an imported file that are not among the lines. */
  readonly refused?: readonly RefusedCount[];
  readonly onClose: () => void;
  /** Opens it again with what was entered. */
  readonly onReopen: (lines: readonly StockLine[], place: StockPlace) => void;
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
  const { kind, view, start = noLines, place, refused = noneRefused, onClose, onReopen } = props;
  const entry = useStockEntry(kind, view, start, place);
  const { show } = useToast();
  const codeField = useRef<HTMLInputElement>(null);
  const focusCode = () => codeField.current?.focus();
  const form = useRef<HTMLDivElement>(null);
  const scans = useScans(view.codes, entry.add);
  const { title, quantity, save } = titles[kind];
  const locations = optionsOf([...new Set([...view.locations, entry.location])]);

  async function saveAndClose() {
    if (await entry.save()) onClose();
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  /** A press of Escape loses no count of an hour. */
  function close() {
    onClose();
    const { lines, location, to, reason } = entry;
    if (lines.length === 0) return;
    const reopen = () => onReopen(lines, { location, to, reason });
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
        <CodeField ref={codeField} codes={view.codes} scans={scans} isMissing={entry.isEmptyRefused} />
        {scans.left.length > 0 && (
          <Notice tone="notice" onDismiss={() => scans.forget()}>
            {`Nothing was entered for ${scans.left.length === 1 ? 'this code' : 'these codes'}: ${scans.left.join(', ')}`}
          </Notice>
        )}
        <VisuallyHidden role="status">{entry.latest}</VisuallyHidden>
        {entry.lines.map((line) => (
          <LineRow
            key={line.row.key}
            line={line}
            label={`${quantity}: ${line.row.name}`}
            error={entry.errorOf(line)}
            there={view.quantityAt(line.row, entry.location)}
            after={quantityAfter(kind, view.quantityAt(line.row, entry.location), line.text)}
            onChange={(text) => entry.setText(line.row.key, text)}
            onScan={scans.take}
            onEnter={focusCode}
            onRemove={() => {
              entry.remove(line.row.key);
              focusCode();
            }}
          />
        ))}
      </Grid>
    </Dialog>
  );
}

interface LineRowProps {
  readonly line: StockLine;
  readonly label: string;
  readonly error: string | undefined;
  readonly there: number | '-';
  readonly after: number | undefined;
  readonly onChange: (text: string) => void;
  /** Returns whether a text that was typed as fast as a scanner does is a code. */
  readonly onScan: (text: string) => boolean;
  readonly onEnter: () => void;
  readonly onRemove: () => void;
}

function LineRow({ line, label, error, there, after, onChange, onScan, onEnter, onRemove }: LineRowProps) {
  const onKeyDown = useScannedInto(line.text, {
    onScan(code, before) {
      if (!onScan(code)) return false;
      onChange(before);
      return true;
    },
    onEnter,
  });
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
        onKeyDown={onKeyDown}
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

const Line = styled.div`
  ${gridStyle({ gap: 3, columns: 'minmax(0, 1fr) 104px auto', align: 'start' })}
`;
