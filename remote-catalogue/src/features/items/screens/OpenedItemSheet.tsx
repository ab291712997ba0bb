import { useEffect, useRef, useState } from 'react';
import { useToast } from '@back-office/shared/ui';
import { useItems } from '../../../state/items';
import { ItemSheet } from './deferredParts';
import type { ItemSheetProps } from './item-sheet/ItemSheet';
import type { SheetDraft } from './item-sheet/sheetDraft';
import type { OpenedItem, useOpenedItem } from './useOpenedItem';

interface OpenedItemSheetProps {
  readonly sheet: ReturnType<typeof useOpenedItem>;
}

/** The sheet the address asks for, and the way back to one that was closed with something typed (decision D26). */
export function OpenedItemSheet({ sheet: { opened, draftId, open, close } }: OpenedItemSheetProps) {
  const { items } = useItems();
  const { show } = useToast();
  const [kept, setKept] = useState<{ readonly id: number; readonly draft: SheetDraft } | null>(null);
  const lastId = useRef(0);
  const typed = useRef<SheetDraft>(undefined);
  const before = useRef<OpenedItem>(null);

  // However the sheet was closed, by a button, Escape or Back: what was typed is offered again.
  useEffect(() => {
    const closed = before.current;
    const draft = typed.current;
    before.current = opened;
    if (!closed || !draft) return;
    typed.current = undefined;
    show({
      message: 'Closed without saving',
      action: {
        label: 'Reopen',
        onPress: () => {
          lastId.current += 1;
          setKept({ id: lastId.current, draft });
          open(closed, lastId.current);
        },
      },
    });
  }, [opened, open, show]);

  if (!opened) return null;
  const sheet = {
    draft: kept && kept.id === draftId ? kept.draft : undefined,
    onTyped: (draft: SheetDraft | undefined) => {
      typed.current = draft;
    },
    onClose: close,
    onFailed: close,
  };
  if (opened.kind === 'new') return <ItemSheet key="new" {...sheet} item={undefined} />;
  return <EditSheet key={opened.id} {...sheet} item={items.find(({ id }) => id === opened.id)} />;
}

interface EditSheetProps extends ItemSheetProps {
  readonly onFailed: () => void;
}

/** Keeps the item it opened with: one that another tab deletes meanwhile must not take the typed text along. */
function EditSheet({ item: found, onClose, ...rest }: EditSheetProps) {
  const [item] = useState(found);
  const { show } = useToast();
  const isGone = item === undefined;
  const leave = useRef(onClose);
  useEffect(() => {
    leave.current = onClose;
  });
  useEffect(() => {
    if (!isGone) return;
    show({ message: 'This item is not in your list', tone: 'failed' });
    leave.current();
  }, [isGone, show]);
  return item ? <ItemSheet {...rest} onClose={onClose} item={item} /> : null;
}
