import { useEffect, useState } from 'react';
import { useLedgerAnswer, useLedgerFacts } from '@back-office/shared/ledger';
import { finishInSlices } from '@back-office/shared/loading';
import { whenLoadedAndIdle } from '@back-office/shared/loading';
import { useItems } from '../../../state/items';
import { unlistedItems, type SoldItem } from '../domain/soldItems';

const noDays = { from: '1970-01-01', to: '1970-01-01' };

/** Items of all sales of the shop that its list does not have; none until both are known. Most sold first. */
export function useUnlistedItems(): readonly SoldItem[] {
  const days = useLedgerFacts()?.days;
  const { items, isReading } = useItems();
  const range = days ?? noDays;
  const answer = useLedgerAnswer(
    (port, signal) =>
      port.figures(
        {
          range,
          filters: [],
          measures: ['quantity', 'price'],
          groupBy: ['item-name'],
          of: 'lines',
          facts: ['sku', 'category', 'unit'],
          sort: { by: 'quantity', isDescending: true },
        },
        { signal },
      ),
    [range],
  );
  const groups = answer.state === 'ready' && days ? answer.data.total.groups : undefined;
  const [unlisted, setUnlisted] = useState<readonly SoldItem[]>([]);
  useEffect(() => {
    if (!groups || isReading) return;
    const controller = new AbortController();
    // When there is nothing else to do, so that typing in a long list does not wait. It only rejects when it is aborted.
    const pause = () => new Promise<void>((resolve) => void whenLoadedAndIdle(resolve));
    finishInSlices(unlistedItems(groups, items), { signal: controller.signal, pause }).then(
      setUnlisted,
      () => undefined,
    );
    return () => controller.abort();
  }, [groups, items, isReading]);
  return groups ? unlisted : [];
}
