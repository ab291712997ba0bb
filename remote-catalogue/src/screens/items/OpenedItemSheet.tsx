import { useEffect, useRef, useState } from 'react';
import { useToast } from '@back-office/shared/ui';
import type { Item } from '../../domain/item';
import { useItems } from '../../state/items';
import { ItemSheet } from './deferredParts';
import type { SheetDraft } from './item-sheet/sheetDraft';
import type { OpenedItem, useOpenedItem } from './useOpenedItem';

interface OpenedItemSheetProps {
  readonly sheet: ReturnType<typeof useOpenedItem>;
}

/** The sheet the address asks for, and the way back to one that was closed with something typed (decision D26). */
export function OpenedItemSheet({ sheet: { opened, open, close } }: OpenedItemSheetProps) {
  const { items } = useItems();
  const { show } = useToast();
  const [kept, setKept] = useState<{ readonly of: OpenedItem; readonly draft: SheetDraft } | null>(null);
  if (!opened) return null;
  const of = opened;

  function onClose(draft: SheetDraft | undefined) {
    close();
    setKept(null);
    if (!draft) return;
    show({
      message: 'Closed without saving',
      action: {
        label: 'Reopen',
        onPress: () => {
          setKept({ of, draft });
          open(of);
        },
      },
    });
  }

  const draft = kept && isSame(kept.of, of) ? kept.draft : undefined;
  const props = { onClose, onFailed: close, ...(draft && { draft }) };
  if (of.kind === 'new') return <ItemSheet key="new" {...props} />;
  return <EditSheet key={of.id} item={items.find(({ id }) => id === of.id)} props={props} close={close} />;
}

interface EditSheetProps {
  readonly item: Item | undefined;
  readonly props: {
    readonly onClose: (draft: SheetDraft | undefined) => void;
    readonly onFailed: () => void;
    readonly draft?: SheetDraft;
  };
  readonly close: () => void;
}

/** Keeps the item it opened with: one that another tab deletes meanwhile must not take the typed text along. */
function EditSheet({ item: found, props, close }: EditSheetProps) {
  const [item] = useState(found);
  const { show } = useToast();
  const isGone = item === undefined;
  const leave = useRef(close);
  useEffect(() => {
    leave.current = close;
  });
  useEffect(() => {
    if (!isGone) return;
    show({ message: 'This item is not in your list', tone: 'failed' });
    leave.current();
  }, [isGone, show]);
  return item ? <ItemSheet {...props} item={item} /> : null;
}

function isSame(one: OpenedItem, other: OpenedItem) {
  return one.kind === 'new' ? other.kind === 'new' : other.kind === 'edit' && one.id === other.id;
}
