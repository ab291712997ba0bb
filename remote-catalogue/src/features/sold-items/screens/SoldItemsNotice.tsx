import { useEffect, useState } from 'react';
import { pluralize } from '@back-office/shared/format';
import { deferredPart } from '@back-office/shared/loading';
import { useDismissed } from '@back-office/shared/state';
import { Button, Notice } from '@back-office/shared/ui';
import type { SoldNames } from '../../../state/soldNames';
import { useNamesOfSales } from '../state/useNamesOfSales';
import { useUnlistedItems } from '../state/useUnlistedItems';

const SoldItemsDialog = deferredPart(() =>
  import(/* webpackChunkName: "sold-items-dialog" */ './SoldItemsDialog').then((part) => part.SoldItemsDialog),
);

interface SoldItemsNoticeProps {
  /** Is told what else sales name, for the forms of items. */
  readonly onNames: (names: SoldNames) => void;
}

/** Offers to add the items that the sales of the shop mention and its list does not have. */
export function SoldItemsNotice({ onNames }: SoldItemsNoticeProps) {
  const names = useNamesOfSales();
  useEffect(() => onNames(names), [names, onNames]);
  const { isDismissed, dismiss } = useDismissed('items-from-sales');
  const unlisted = useUnlistedItems();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (unlisted.length === 0 || (isDismissed && !isOpen)) return null;
  const count = pluralize(unlisted.length, 'item');
  return (
    <>
      <Notice
        tone="info"
        onDismiss={dismiss}
        action={
          <Button variant="link" onPointerEnter={() => void SoldItemsDialog.preload()} onClick={() => setOpen(true)}>
            Review and add
          </Button>
        }
      >
        {count} in your sales {unlisted.length === 1 ? 'is' : 'are'} not in your list.
      </Notice>
      {isOpen && <SoldItemsDialog items={unlisted} onClose={close} onFailed={close} />}
    </>
  );
}
