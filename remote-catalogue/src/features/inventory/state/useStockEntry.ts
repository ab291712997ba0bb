import { useState } from 'react';
import { pluralize } from '@back-office/shared/format';
import { useAnnounceEdit } from '@back-office/shared/state';
import type { EntryKind } from '../../../domain/stockMovements';
import { movementNames } from '../../../domain/stockOperation';
import { useStock } from '../../../state/stock';
import { movementsOfLines, quantityError, type StockLine, type StockPlace, type StockRow } from '../domain/stockRows';
import type { StockView } from './useStockView';

export const adjustReasons = [
  'Correction',
  'Damaged',
  'Lost or stolen',
  'Returned',
  'Used in the shop',
  'Other',
] as const;

/** What a dialog starts with; what is missing is chosen by default. */
export type StartPlace = { readonly [Part in keyof StockPlace]?: StockPlace[Part] | undefined };

/** The entry of one dialog: its lines, where and why, and saving. */
export function useStockEntry(kind: EntryKind, view: StockView, start: readonly StockLine[], startPlace: StartPlace) {
  const { record } = useStock();
  const announce = useAnnounceEdit();
  const [lines, setLines] = useState(start);
  const [location, setLocation] = useState(startPlace.location ?? (view.location || view.defaultHome));
  const [to, setTo] = useState(startPlace.to ?? view.locations.find((name) => name !== location) ?? '');
  const [reason, setReason] = useState<string>(startPlace.reason ?? (kind === 'adjust' ? adjustReasons[0] : ''));
  const [latestKey, setLatestKey] = useState('');
  const [hasErrors, setHasErrors] = useState(false);
  const [isBusy, setBusy] = useState(false);

  /** A code that is scanned again counts one more. New lines are the first, so that what is scanned can be seen. */
  function add(row: StockRow) {
    setLatestKey(row.key);
    setLines((current) => {
      const known = current.find((line) => line.row.key === row.key);
      if (!known) return [{ row, text: kind === 'adjust' ? '' : '1' }, ...current];
      const isMore = kind !== 'adjust' && quantityError('count', known.text) === undefined;
      const text = isMore ? String(Number(known.text.replaceAll(',', '')) + 1) : known.text;
      return current.map((line) => (line === known ? { row: line.row, text } : line));
    });
  }

  const place = { location, to, reason };
  const isTransferToItself = kind === 'transfer' && (to === '' || to === location);

  /** Resolves to whether the entries are stored. */
  async function save(): Promise<boolean> {
    setHasErrors(true);
    if (lines.length === 0 || isTransferToItself || lines.some(({ text }) => quantityError(kind, text))) return false;
    setBusy(true);
    const movements = movementsOfLines(kind, lines.toReversed(), place, (row) => view.quantityAt(row, location));
    const done = await announce(
      record(movements),
      `${movementNames[kind]}: ${pluralize(lines.length, 'variation')} at ${location}`,
    );
    setBusy(false);
    return done;
  }

  const latest = lines.find(({ row }) => row.key === latestKey);

  return {
    lines,
    add,
    /** What was added last, and how many of it there are, for screen readers. */
    latest: latest ? `${latest.row.name}: ${latest.text}` : '',
    setText: (key: string, text: string) =>
      setLines((current) => current.map((line) => (line.row.key === key ? { ...line, text } : line))),
    remove: (key: string) => setLines((current) => current.filter(({ row }) => row.key !== key)),
    ...place,
    setLocation,
    setTo,
    setReason,
    isTransferToItself,
    errorOf: ({ text }: StockLine) => (hasErrors ? quantityError(kind, text) : undefined),
    /** Saved without a line. */
    isEmptyRefused: hasErrors && lines.length === 0,
    isBusy,
    save,
  };
}
