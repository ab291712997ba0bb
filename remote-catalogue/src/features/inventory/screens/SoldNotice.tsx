import { useMemo, useState } from 'react';
import {
  addDays,
  firstPlusCount,
  formatDayAndYear,
  formatQuantity,
  pluralize,
  unknown,
} from '@back-office/shared/format';
import { useLastDay, useLedgerAnswer, useToday } from '@back-office/shared/ledger';
import { useAnnounceEdit } from '@back-office/shared/state';
import { Button, Notice } from '@back-office/shared/ui';
import { useStock } from '../../../state/stock';
import { daysToSubtract, soldQuestion, soldUnits, unsubtracted } from '../domain/soldStock';
import type { StockView } from '../state/useStockView';

/** Offers to take what was sold since the last time off the stock, in a shop whose sales are the merchant's own. */
export function SoldNotice({ view }: { readonly view: StockView }) {
  const { journal, record } = useStock();
  const announce = useAnnounceEdit();
  const [isBusy, setBusy] = useState(false);
  const lastDay = useLastDay();
  // Further sales of today may come with the next file.
  const yesterday = addDays(useToday(), -1);
  const through = lastDay < yesterday ? lastDay : yesterday;
  const range = useMemo(() => daysToSubtract(view.rows, journal, through), [view.rows, journal, through]);
  const answer = useLedgerAnswer(
    (port, signal) => (range ? port.figures(soldQuestion(range), { signal }) : undefined),
    [range],
  );
  const total = answer.state === 'ready' && !answer.isStale ? answer.data?.total : undefined;
  const { movements, units, unmatched } = useMemo(
    () => unsubtracted(view.rows, journal, total ? soldUnits(total) : [], through),
    [view.rows, journal, total, through],
  );
  if (answer.state === 'failed')
    return <Notice tone="negative">What was sold could not be read. The stock is without it.</Notice>;
  if (!range || movements.length === 0) return null;

  // The offer stays until both lists are written.
  async function subtract() {
    setBusy(true);
    await announce(
      record(movements),
      `${formatQuantity(units)} sold of ${pluralize(movements.length, 'variation')} taken off`,
    );
    setBusy(false);
  }
  return (
    <Notice
      tone="info"
      action={
        <Button variant="link" isBusy={isBusy} onClick={() => void subtract()}>
          Take off the stock
        </Button>
      }
    >
      {`${formatQuantity(units)} units of ${pluralize(movements.length, 'variation')} were sold from ${formatDayAndYear(range.from)} to ${formatDayAndYear(range.to)} and are still in the stock.`}
      {unmatched.length > 0 && ` Not in your list: ${firstPlusCount(unmatched)}.`}
      {total?.figures.quantity === unknown && ' Sales that do not name their items are left out.'}
    </Notice>
  );
}
