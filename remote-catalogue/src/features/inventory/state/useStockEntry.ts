import { useMemo, useState } from 'react';
import { formatCount, pluralize } from '@back-office/shared/format';
import { useAnnounceEdit } from '@back-office/shared/state';
import { plusStock } from '@back-office/shared/stock';
import type { EntryKind } from '../../../domain/stockMovements';
import { movementNames } from '../../../domain/stockOperation';
import { parseCount, typedStock } from '../../../domain/stockPlaces';
import { useStock } from '../../../state/stock';
import { useDraft } from '../../../state/useDraft';
import { stockDraftOf, stockDraftsDefinition } from '../domain/stockDrafts';
import {
  lineKey,
  movementsOfLines,
  quantityError,
  type StockLine,
  type StockPlace,
  type StockRow,
} from '../domain/stockRows';
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

interface StockEntry {
  readonly kind: EntryKind;
  readonly view: StockView;
  readonly start: readonly StockLine[];
  readonly place: StartPlace;
  /** Codes for which nothing was entered before. */
  readonly left: readonly string[];
  /** What it is kept under until it is saved. */
  readonly draftName: string;
}

/** Lines that are drawn at first, and that are drawn more each time. A file of counts may have thousands. */
export const drawnLines = 100;

/** The lines with the wanted ones among the first, which are drawn. */
function withDrawn(lines: readonly StockLine[], drawn: number, isWanted: (line: StockLine) => boolean) {
  const hidden = new Set(lines.slice(drawn).filter(isWanted));
  return hidden.size === 0 ? lines : [...hidden, ...lines.filter((line) => !hidden.has(line))];
}

/** What was typed, plus one; what is no number stays as it is. */
function oneMore(line: StockLine): StockLine {
  const isNumber = line.text.trim() === '' || quantityError('count', line.text) === undefined;
  return isNumber ? { ...line, text: typedStock(plusStock(parseCount(line.text) ?? 0, 1)) } : { ...line };
}

function namesOf(places: ReadonlySet<string>): string {
  return places.size > 1 ? `${formatCount(places.size)} locations` : [...places].join();
}

/** The entry of one dialog: its lines, where and why, and saving. */
export function useStockEntry({ kind, view, start, place: startPlace, left: startLeft, draftName }: StockEntry) {
  const { record, journal } = useStock();
  const announce = useAnnounceEdit();
  const [lines, setLines] = useState(start);
  const [left, setLeft] = useState(startLeft);
  const [drawn, setDrawn] = useState(drawnLines);
  const [location, setLocation] = useState(startPlace.location ?? (view.location || view.startLocation));
  const [to, setTo] = useState(startPlace.to ?? view.locations.find((name) => name !== location) ?? '');
  const [reason, setReason] = useState<string>(startPlace.reason ?? (kind === 'adjust' ? adjustReasons[0] : ''));
  const [latestKey, setLatestKey] = useState('');
  const [hasErrors, setHasErrors] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const placeOf = (line: StockLine) => line.location ?? location;
  /** The lines of a file with several locations stay where they are when another location is chosen. */
  const isPlaced = start.some((line) => line.location !== undefined);
  const isEmpty = lines.length === 0 && left.length === 0;
  const isAsOpened = lines === start && left === startLeft;
  const unsaved = useMemo(
    () => (isAsOpened || isEmpty ? undefined : stockDraftOf(kind, lines, { location, to, reason }, left)),
    [isAsOpened, isEmpty, kind, lines, location, to, reason, left],
  );
  const draft = useDraft(stockDraftsDefinition, draftName, unsaved);

  /** A code that is scanned again counts one more. New lines are the first, so that what is scanned can be seen. */
  function add(row: StockRow) {
    setLatestKey(row.key);
    setLines((current) => {
      const known = current.find((line) => line.row.key === row.key && placeOf(line) === location);
      if (!known) return [{ row, text: kind === 'adjust' ? '' : '1', ...(isPlaced && { location }) }, ...current];
      const counted = kind === 'adjust' ? { ...known } : oneMore(known);
      const changed = current.map((line) => (line === known ? counted : line));
      return withDrawn(changed, drawn, (line) => line === counted);
    });
  }

  const place = { location, to, reason };
  const isTransferToItself = kind === 'transfer' && (to === '' || to === location);

  /** Resolves to whether the entries are stored. */
  async function save(): Promise<boolean> {
    setHasErrors(true);
    const isWrong = ({ text }: StockLine) => quantityError(kind, text) !== undefined;
    setLines((current) => withDrawn(current, drawn, isWrong));
    if (lines.length === 0 || isTransferToItself || lines.some(isWrong)) return false;
    setBusy(true);
    const current = lines.toReversed().map((line) => ({ ...line, row: view.rowNow(line.row) }));
    const movements = movementsOfLines(kind, current, place, journal);
    const variations = new Set(lines.map(({ row }) => row.key)).size;
    const named = namesOf(new Set(lines.map(placeOf)));
    const where = kind === 'transfer' ? `from ${named} to ${to}` : `at ${named}`;
    const message = `${movementNames[kind]}: ${pluralize(variations, 'variation')} ${where}`;
    const done = await announce(record(movements), message);
    if (done) draft.saved();
    setBusy(false);
    return done;
  }

  const latest = lines.find((line) => line.row.key === latestKey && placeOf(line) === location);

  return {
    lines,
    left,
    setLeft,
    isEmpty,
    drawn: lines.slice(0, drawn),
    drawMore: () => setDrawn((count) => count + drawnLines),
    add,
    /** What was added last, and how many of it there are, for screen readers. */
    latest: latest ? `${latest.row.name}: ${latest.text}` : '',
    setText: (key: string, text: string) =>
      setLines((current) => current.map((line) => (lineKey(line) === key ? { ...line, text } : line))),
    remove: (key: string) => setLines((current) => current.filter((line) => lineKey(line) !== key)),
    placeOf,
    isPlaced,
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
